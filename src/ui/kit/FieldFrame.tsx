import type { ReactNode } from 'react';
import { field, fieldHead, fieldHint, fieldLabel } from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import { hearTyped } from './hearTyped.ts';

/** What every field has around it. */
export interface FieldWords {
  readonly label: ReactNode;
  /** What is wrong and how to put it right; announced and linked. */
  readonly error?: ReactNode;
  /** What helps, or how good it is. */
  readonly hint?: ReactNode;
}
interface FieldFrameProps extends FieldWords {
  /** Of what is typed in; hint and error are linked by `told`. */
  readonly id: string;
  /** Stands over the field at the right, such as a way out of it. */
  readonly aside?: ReactNode;
  readonly good?: boolean | undefined;
  readonly children: ReactNode;
}

/** What links a field to its words, and says whether something is wrong with it. */
export const told = (id: string, error: ReactNode) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': `${id}-hint ${id}-error`,
});

/** A field's label over it; under it a hint, which gives way to what is wrong. */
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
