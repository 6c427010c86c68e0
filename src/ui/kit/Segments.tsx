import { useId, type ReactNode } from 'react';
import { hearTyped } from './hearTyped.ts';
import { segment, segments } from './Segments.css.ts';

interface SegmentsProps<A extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: A; readonly label: ReactNode }[];
  readonly value: A;
  readonly onChange: (value: A) => void;
}

/** A few choices side by side, of which one is on: one tab stop, the arrow keys choose. */
export const Segments = <A extends string>({ label, choices, value, onChange }: SegmentsProps<A>) => {
  const name = useId();
  return (
    <div ref={hearTyped} className={segments} role="radiogroup" aria-label={label}>
      {choices.map((one) => (
        <label key={one.value} className={segment}>
          <input type="radio" name={name} checked={one.value === value} onChange={() => onChange(one.value)} />
          {one.label}
        </label>
      ))}
    </div>
  );
};
