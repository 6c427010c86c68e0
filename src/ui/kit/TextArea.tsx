import { useId, type Ref, type TextareaHTMLAttributes } from 'react';
import { FieldFrame, told, type FieldWords } from './FieldFrame.tsx';
import { area } from './TextArea.css.ts';

export interface TextAreaProps
  extends FieldWords, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A text area with its label, its hint and its error. */
export const TextArea = ({ label, error, hint, ...rest }: TextAreaProps) => {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, error, hint }}>
      <textarea className={area} rows={4} data-bad={Boolean(error) || undefined} {...told(id, error)} {...rest} />
    </FieldFrame>
  );
};
