import { Fragment } from 'react';
import { row, rows } from './Rows.css.ts';

/** From the top: x, y and width on a 24 px grid. */
const places = [
  [7, 2, 10],
  [4, 9.5, 16],
  [1, 17, 22],
] as const;

export interface RowsProps {
  /** How many rows are lit, 0 to 3, from the lowest; of a part, the left end is lit. */
  readonly lit?: number;
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
    {places.map(([x, y, width], fromTop) => {
      const part = Math.min(1, Math.max(0, lit - (2 - fromTop)));
      const place = { className: row, x, y, height: 5, rx: 1 };
      return (
        <Fragment key={y}>
          <rect {...place} data-lit={part === 1 || undefined} width={width} />
          {part > 0 && part < 1 && <rect {...place} data-lit="part" width={width * part} />}
        </Fragment>
      );
    })}
  </svg>
);
