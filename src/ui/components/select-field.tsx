import type { SelectHTMLAttributes } from 'react';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly value: string | number; readonly text: string }[];
}

export const SelectField = ({ label, options, className = 'cars-select', ...select }: SelectFieldProps) => (
  <div className="cars-field">
    <label htmlFor={select.id}>{label}</label>
    <select className={className} {...select}>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </div>
);
