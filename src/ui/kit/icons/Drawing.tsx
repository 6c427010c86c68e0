import { drawing } from './Drawing.css.ts';

/** One path on a 24 px grid, stroked in the colour of the text. */
export const Drawing = ({
  d,
  size,
  filled,
}: {
  readonly d: string;
  readonly size?: number;
  readonly filled?: boolean;
}) => (
  <svg
    className={drawing}
    viewBox="0 0 24 24"
    width={size ?? '1.25em'}
    height={size ?? '1.25em'}
    data-filled={filled || undefined}
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
);
