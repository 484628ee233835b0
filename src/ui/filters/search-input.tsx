import type { InputHTMLAttributes } from 'react';
import { Icon } from '../components/icon.tsx';

/** A field for words to search by, with its glass. */
export const SearchInput = (input: InputHTMLAttributes<HTMLInputElement>) => (
  <span className="cars-affix cars-affix--icon">
    <span className="is-start">
      <Icon name="search" />
    </span>
    <input className="cars-input" type="search" maxLength={200} {...input} />
  </span>
);
