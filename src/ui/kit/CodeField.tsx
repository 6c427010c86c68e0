import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { cell, cells, codeInput } from './CodeField.css.ts';
import { FieldFrame, told } from './FieldFrame.tsx';

export interface CodeFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'id' | 'value' | 'onChange' | 'maxLength'
> {
  readonly label: ReactNode;
  /** Number of digits of a code. */
  readonly digits: number;
  readonly value: string;
  /** The content of the field, not only digits: a code may be pasted with blanks. */
  readonly onText: (text: string) => void;
  readonly error?: ReactNode;
  /** Accepts no input for now, but keeps the focus. */
  readonly closed?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A one-time code: a single input, so that it can be autofilled and pasted, drawn as one cell per digit. */
export const CodeField = ({ label, digits, value, onText, error, closed, readOnly, ...rest }: CodeFieldProps) => {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, error }}>
      <div className={cells} data-bad={Boolean(error) || undefined} data-closed={closed || undefined}>
        {Array.from({ length: digits }, (_, i) => (
          <span
            key={i}
            className={cell}
            data-current={i === Math.min(value.length, digits - 1) || undefined}
            aria-hidden="true"
          >
            {value[i]}
          </span>
        ))}
        <input
          className={codeInput}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onText(event.target.value)}
          aria-disabled={closed || undefined}
          readOnly={closed || readOnly}
          {...told(id, error)}
          {...rest}
        />
      </div>
    </FieldFrame>
  );
};
