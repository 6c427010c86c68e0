import type { TeamComparison } from '#domain/football/answers.ts';
import { peakOf, quarterShares } from '#domain/football/compareView.ts';
import { useWords } from '../../hooks/useWords.ts';
import { ChartTable } from '../matchSections/ChartTable.tsx';
import { SectionFrame } from '../matchSections/SectionFrame.tsx';
import { Legend } from './Legend.tsx';
import * as styles from './Quarters.css.ts';

const HEIGHT = 168;
const TOP = 20;
const FOOT = 20;
const labels = ['1–15', '16–30', '31–45', '46–60', '61–75', '76–90'];

/** When both score: the part of their goals in each quarter of an hour; nothing where no minutes are known. */
export const Quarters = ({ comparison: { a, b, seasons } }: { readonly comparison: TeamComparison }) => {
  const t = useWords('compare');
  if (!seasons.a.quarters || !seasons.b.quarters) return null;
  const shares = { a: quarterShares(seasons.a.quarters.scored), b: quarterShares(seasons.b.quarters.scored) };
  const names = { a: a.name, b: b.name };
  const most = Math.max(10, ...shares.a, ...shares.b);
  const y = (share: number) => TOP + (HEIGHT - TOP - FOOT) * (1 - share / most);
  const step = 100 / labels.length;
  const said = t('quarters.said', {
    ...{ a: a.name, b: b.name, whenA: labels[peakOf(shares.a)]!, whenB: labels[peakOf(shares.b)]! },
  });
  return (
    <SectionFrame title={t('quarters.title')} note={t('quarters.note')}>
      <Legend names={names} />
      <svg className={styles.chart} width="100%" height={HEIGHT} role="img" aria-label={said}>
        <line className={styles.base} x1="0" x2="100%" y1={y(0)} y2={y(0)} />
        {labels.map((label, i) => (
          <g key={label}>
            <rect
              className={styles.bar}
              data-side="a"
              x={`${(i + 0.16) * step}%`}
              width={`${0.32 * step}%`}
              y={y(shares.a[i]!)}
              height={y(0) - y(shares.a[i]!)}
            />
            <rect
              className={styles.bar}
              data-side="b"
              x={`${(i + 0.53) * step}%`}
              width={`${0.3 * step}%`}
              y={y(shares.b[i]!)}
              height={y(0) - y(shares.b[i]!)}
            />
            <text className={styles.value} data-side="a" x={`${(i + 0.32) * step}%`} y={y(shares.a[i]!) - 5}>
              {shares.a[i]}
            </text>
            <text className={styles.value} data-side="b" x={`${(i + 0.68) * step}%`} y={y(shares.b[i]!) - 5}>
              {shares.b[i]}
            </text>
            <text className={styles.label} x={`${(i + 0.5) * step}%`} y={HEIGHT - 4}>
              {label}
            </text>
          </g>
        ))}
      </svg>
      <ChartTable
        caption={t('quarters.title')}
        head={[t('quarters.minutes'), a.name, b.name]}
        rows={labels.map((label, i) => [label, `${shares.a[i]}%`, `${shares.b[i]}%`])}
      />
    </SectionFrame>
  );
};
