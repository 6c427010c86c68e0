import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { box, field, fieldHead, fieldHint, fieldInput, fieldLabel } from './Field.css.ts';
import { FieldError } from './FieldError.tsx';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  readonly label: ReactNode;
  /** Stands over the field at the right, such as a way out of it. */
  readonly aside?: ReactNode;
  /** What is wrong and how to put it right; announced and linked. */
  readonly error?: ReactNode;
  /** What helps, or how good it is. */
  readonly hint?: ReactNode;
  readonly good?: boolean;
  /** Stands inside at the right, such as the eye of a password. */
  readonly trailing?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** An input with its label, its hint and its error. */
export const Field = ({ label, aside, error, hint, good, trailing, ref, ...rest }: FieldProps) => {
  const id = useId();
  return (
    <div className={field}>
      <div className={fieldHead}>
        <label className={fieldLabel} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      <div className={box} data-bad={Boolean(error) || undefined}>
        <input
          className={fieldInput}
          id={id}
          ref={ref}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          {...rest}
        />
        {trailing}
      </div>
      <div className={fieldHint} id={`${id}-hint`} data-good={good || undefined} hidden={!hint || Boolean(error)}>
        {hint}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
};
