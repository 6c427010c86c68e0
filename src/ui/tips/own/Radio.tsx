import type { ReactNode } from 'react';
import { radio } from './TipForm.css.ts';

interface RadioProps {
  readonly name: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly className: string;
  /** Drawn as chosen though another one is the value. */
  readonly lit?: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** A radio button that looks as its label does. */
export const Radio = ({ name, checked, disabled, className, lit = checked, onChoose, children }: RadioProps) => (
  <label className={className} data-on={lit || undefined} data-off={disabled || undefined}>
    <input className={radio} type="radio" {...{ name, checked, disabled }} onChange={onChoose} />
    {children}
  </label>
);
