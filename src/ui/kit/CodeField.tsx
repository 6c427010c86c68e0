import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { cell, cells, codeInput } from './CodeField.css.ts';
import { FieldFrame, told } from './FieldFrame.tsx';

export interface CodeFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'id' | 'value' | 'onChange' | 'maxLength'
> {
  readonly label: ReactNode;
  /** How many digits make a code. */
  readonly digits: number;
  readonly value: string;
  /** What stands in the field now, digits or not: a code may be pasted with blanks. */
  readonly onText: (text: string) => void;
  readonly error?: ReactNode;
  /** It takes nothing for now, and keeps the focus. */
  readonly closed?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A one-time code: one field, so that it is filled in and pasted whole, drawn as a cell for each digit. */
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
