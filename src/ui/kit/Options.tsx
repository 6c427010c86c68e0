import type { ReactNode } from 'react';
import { hearTyped } from './hearTyped.ts';
import { option, options } from './Options.css.ts';

export interface Option {
  readonly key: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly sign?: ReactNode;
  readonly checked: boolean;
  readonly lang?: string;
  readonly onSelect: () => void;
}

/** A group of radio buttons. */
export const Options = ({
  legend,
  name,
  choices,
}: {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly Option[];
}) => (
  <fieldset ref={hearTyped} className={options}>
    <legend>{legend}</legend>
    <div>
      {choices.map(({ key, label, hint, sign, checked, lang, onSelect }) => (
        <label key={key} className={option} lang={lang}>
          <input type="radio" name={name} checked={checked} onChange={onSelect} />
          {sign}
          {label}
          {hint && <small>{hint}</small>}
        </label>
      ))}
    </div>
  </fieldset>
);
