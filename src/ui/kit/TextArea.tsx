import { useId, type ReactNode, type Ref, type TextareaHTMLAttributes } from 'react';
import { field, fieldHint, fieldLabel } from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import { area } from './TextArea.css.ts';

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> {
  readonly label: ReactNode;
  /** What is wrong and how to put it right; announced and linked. */
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A text of several lines with its label, its hint and its error. */
export const TextArea = ({ label, error, hint, ...rest }: TextAreaProps) => {
  const id = useId();
  return (
    <div className={field}>
      <label className={fieldLabel} htmlFor={id}>
        {label}
      </label>
      <textarea
        className={area}
        id={id}
        rows={4}
        data-bad={Boolean(error) || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        {...rest}
      />
      <div className={fieldHint} id={`${id}-hint`} hidden={!hint || Boolean(error)}>
        {hint}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
};
