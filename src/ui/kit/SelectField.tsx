import { useId, type ReactNode, type SelectHTMLAttributes } from 'react';
import { field, fieldLabel } from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import { select } from './SelectField.css.ts';

export interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id'> {
  readonly label: ReactNode;
  readonly error?: ReactNode;
  /** Its options. */
  readonly children: ReactNode;
}

/** One of many, by the browser's own list. */
export const SelectField = ({ label, error, children, ...rest }: SelectFieldProps) => {
  const id = useId();
  return (
    <div className={field}>
      <label className={fieldLabel} htmlFor={id}>
        {label}
      </label>
      <select
        className={select}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        data-bad={Boolean(error) || undefined}
        {...rest}
      >
        {children}
      </select>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
};
