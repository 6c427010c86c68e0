import { row, rows } from './Rows.css.ts';

/** From the top: x, y and width on a 24 px grid. */
const places = [
  [7, 2, 10],
  [4, 9.5, 16],
  [1, 17, 22],
] as const;

export interface RowsProps {
  /** How many rows are lit, from the lowest. */
  readonly lit?: 0 | 1 | 2 | 3;
  readonly size?: number;
  /** The loading animation: rows light up one after another. */
  readonly loading?: boolean;
}

/** The three rows of the logo as a meter. It is decorative: the value is in words beside it. */
export const Rows = ({ lit = 3, size = 14, loading }: RowsProps) => (
  <svg
    className={rows}
    viewBox="0 0 24 24"
    width={size}
    height={size}
    data-loading={loading || undefined}
    aria-hidden="true"
  >
    {places.map(([x, y, width], fromTop) => (
      <rect
        key={y}
        className={row}
        data-lit={3 - fromTop <= lit || undefined}
        x={x}
        y={y}
        width={width}
        height={5}
        rx={1}
      />
    ))}
  </svg>
);
