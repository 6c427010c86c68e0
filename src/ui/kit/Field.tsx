import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { box, fieldInput } from './Field.css.ts';
import { FieldFrame, told, type FieldWords } from './FieldFrame.tsx';

export interface FieldProps extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  /** Shown above the field at the right, for example a link. */
  readonly aside?: ReactNode;
  readonly good?: boolean;
  /** Shown inside the field at the right, for example the button to show a password. */
  readonly trailing?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** An input with its label, its hint and its error. */
export const Field = ({ label, aside, error, hint, good, trailing, ref, ...rest }: FieldProps) => {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, aside, error, hint, good }}>
      <div className={box} data-bad={Boolean(error) || undefined}>
        <input className={fieldInput} ref={ref} {...told(id, error)} {...rest} />
        {trailing}
      </div>
    </FieldFrame>
  );
};
