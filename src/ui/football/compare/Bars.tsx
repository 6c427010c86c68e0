import type { CompareSide } from '#domain/football/candidate.ts';
import { useWords } from '../../hooks/useWords.ts';
import * as styles from './Bars.css.ts';

/** A line of a comparison as it is shown. */
export interface BarRow {
  readonly key: string;
  readonly label: string;
  readonly a: string;
  readonly b: string;
  /** How long the bars are, in per cent. */
  readonly lengths: readonly [a: number, b: number];
  readonly difference: string;
  readonly better: CompareSide | '=';
}

export interface BarGroup {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly BarRow[];
}

interface BarsProps {
  readonly groups: readonly BarGroup[];
  readonly names: Readonly<Record<CompareSide, string>>;
  readonly caption: string;
}

/** TP-7, TP-8: both sides line by line, from the centre outwards: solid against dashed, the better figure in ink. */
export const Bars = ({ groups, names, caption }: BarsProps) => {
  const t = useWords('compare');
  return (
    <table className={styles.table} aria-label={caption}>
      <thead>
        <tr>
          <th className={styles.end} scope="col">
            {names.a}
          </th>
          <th className={styles.middle} scope="col">
            {t('figure')}
          </th>
          <th className={styles.end} data-side="b" scope="col">
            {names.b}
          </th>
          <th className={styles.difference} scope="col">
            {t('difference')}
          </th>
        </tr>
      </thead>
      {groups.map(({ key, title, rows }) => (
        <tbody key={key}>
          <tr>
            <th className={styles.group} colSpan={4} scope="rowgroup">
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  );
};

const Row = ({ row: { label, a, b, lengths, difference, better } }: { readonly row: BarRow }) => (
  <tr>
    <td className={styles.end} data-better={better === 'a' || undefined}>
      {a}
    </td>
    <th className={styles.cell} scope="row" aria-label={label}>
      <span className={styles.line}>
        <svg className={styles.bar} data-side="a" data-less={better === 'b' || undefined} aria-hidden="true">
          <rect x={`${100 - lengths[0]}%`} width={`${lengths[0]}%`} height="100%" />
        </svg>
        <span className={styles.label}>{label}</span>
        <svg className={styles.bar} data-side="b" data-less={better === 'a' || undefined} aria-hidden="true">
          <line x1="0" x2={`${lengths[1]}%`} y1="4" y2="4" />
        </svg>
      </span>
    </th>
    <td className={styles.end} data-side="b" data-better={better === 'b' || undefined}>
      {b}
    </td>
    <td className={styles.difference} data-level={better === '=' || undefined}>
      {difference}
    </td>
  </tr>
);
