import type { ReactNode } from 'react';
import { favouritesAction, FAVOURITES_FORM, type FavouritesChange } from './favourites-wire.ts';

interface ChangeButtonProps {
  readonly change: FavouritesChange;
  /** Ids, or the value of an undo. */
  readonly value?: string;
  readonly className: string;
  /** Accessible name, if the button shows no text. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A button of the page's favourites form. */
export const ChangeButton = ({ change, value, className, label, children }: ChangeButtonProps) => (
  <button
    type="submit"
    form={FAVOURITES_FORM}
    formAction={favouritesAction(change)}
    name={value === undefined ? undefined : 'id'}
    value={value}
    className={className}
    aria-label={label}
  >
    {children}
  </button>
);
