import { litCells } from '#domain/football/profile.ts';
import * as styles from './Cells.css.ts';

const CELLS = 10;
const STEP = 9;

/** A percentile as ten LED cells and its figure. */
export const Cells = ({ pctl }: { readonly pctl: number }) => (
  <span className={styles.percentile}>
    <svg className={styles.cells} width={CELLS * STEP - 2} height={14} aria-hidden="true">
      {Array.from({ length: CELLS }, (_, i) => (
        <rect key={i} x={i * STEP} width={7} height={14} rx={1} data-lit={i < litCells(pctl) || undefined} />
      ))}
    </svg>
    <b className={styles.figure}>{pctl}</b>
  </span>
);
