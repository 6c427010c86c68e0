import { segment, segments } from './Segments.css.ts';

interface SegmentsProps<A extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: A; readonly label: string }[];
  readonly value: A;
  readonly onChange: (value: A) => void;
}

/** A choice of a few, of which one is on. */
export const Segments = <A extends string>({ label, options, value, onChange }: SegmentsProps<A>) => (
  <span className={segments} role="group" aria-label={label}>
    {options.map((one) => (
      <button
        key={one.value}
        className={segment}
        type="button"
        aria-pressed={one.value === value}
        onClick={() => onChange(one.value)}
      >
        {one.label}
      </button>
    ))}
  </span>
);
