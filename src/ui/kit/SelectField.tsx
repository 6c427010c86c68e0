import { useId, type ReactNode, type SelectHTMLAttributes } from 'react';
import { FieldFrame, told, type FieldWords } from './FieldFrame.tsx';
import { select } from './SelectField.css.ts';

export interface SelectFieldProps
  extends Omit<FieldWords, 'hint'>, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id'> {
  /** Its options. */
  readonly children: ReactNode;
}

/** A native select. */
export const SelectField = ({ label, error, children, ...rest }: SelectFieldProps) => {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, error }}>
      <select className={select} data-bad={Boolean(error) || undefined} {...told(id, error)} {...rest}>
        {children}
      </select>
    </FieldFrame>
  );
};
