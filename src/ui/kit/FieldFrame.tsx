import type { ReactNode } from 'react';
import { field, fieldHead, fieldHint, fieldLabel } from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import { hearTyped } from './hearTyped.ts';

/** The texts around a field. */
export interface FieldWords {
  readonly label: ReactNode;
  /** What is wrong and how to fix it; announced, and linked to the field. */
  readonly error?: ReactNode;
  /** Help, or praise for good input. */
  readonly hint?: ReactNode;
}
interface FieldFrameProps extends FieldWords {
  /** The id of the input; hint and error are linked by `told`. */
  readonly id: string;
  /** Shown above the field at the right, for example a link. */
  readonly aside?: ReactNode;
  readonly good?: boolean | undefined;
  readonly children: ReactNode;
}

/** The attributes that link a field to its texts and mark it as invalid. */
export const told = (id: string, error: ReactNode) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': `${id}-hint ${id}-error`,
});

/** The label above a field, and below it the hint, which is replaced by the error. */
export const FieldFrame = ({ id, label, aside, error, hint, good, children }: FieldFrameProps) => (
  <div ref={hearTyped} className={field}>
    <div className={fieldHead}>
      <label className={fieldLabel} htmlFor={id}>
        {label}
      </label>
      {aside}
    </div>
    {children}
    <div className={fieldHint} id={`${id}-hint`} data-good={good || undefined} hidden={!hint || Boolean(error)}>
      {hint}
    </div>
    <FieldError id={`${id}-error`}>{error}</FieldError>
  </div>
);
