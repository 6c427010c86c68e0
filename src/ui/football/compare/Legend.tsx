import type { CompareSide } from '#domain/football/candidate.ts';
import * as styles from './Legend.css.ts';

/** Which line is whose: solid with a dot, dashed with a square. */
export const Legend = ({ names }: { readonly names: Readonly<Record<CompareSide, string>> }) => (
  <ul className={styles.legend}>
    <li className={styles.item}>
      <svg className={styles.line} data-side="a" width={30} height={10} aria-hidden="true">
        <path d="M0 5h30" />
        <circle cx={15} cy={5} r={4} />
      </svg>
      {names.a}
    </li>
    <li className={styles.item}>
      <svg className={styles.line} data-side="b" width={30} height={10} aria-hidden="true">
        <path d="M0 5h30" />
        <rect x={11.5} y={1.5} width={7} height={7} />
      </svg>
      {names.b}
    </li>
  </ul>
);
