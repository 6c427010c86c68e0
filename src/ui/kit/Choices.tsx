import { useId, type ReactNode } from 'react';
import { fieldHint } from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import { Icon } from './Icon.tsx';
import { option, options } from './Options.css.ts';

export interface Choice {
  readonly key: string;
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A group of checkboxes with its hint and error. */
export const Choices = ({
  legend,
  choices,
  hint,
  error,
}: {
  readonly legend: ReactNode;
  readonly choices: readonly Choice[];
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}) => {
  const id = useId();
  return (
    <fieldset
      className={options}
      aria-describedby={`${id}-hint ${id}-error`}
      data-invalid={Boolean(error) || undefined}
      tabIndex={error ? -1 : undefined}
    >
      <legend>{legend}</legend>
      <div>
        {choices.map(({ key, label, checked, onChange }) => (
          <label key={key} className={option}>
            <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
            {checked && <Icon name="check" size={16} />}
            {label}
          </label>
        ))}
      </div>
      <span className={fieldHint} id={`${id}-hint`} hidden={!hint || Boolean(error)}>
        {hint}
      </span>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
};
