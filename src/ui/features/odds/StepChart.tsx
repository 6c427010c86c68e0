import { useId, useState } from 'react';
import type { PriceFormat } from '#domain/odds/format.ts';
import type { OddsHistory } from '#domain/odds/oddsHistory.ts';
import { priceSteps, type PriceSteps } from '#domain/odds/priceSteps.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { priceText } from './Price.tsx';
import * as styles from './StepChart.css.ts';

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [300, 132, 40, 10, 8, 22];

const xOf = (at: number): number => LEFT + (WIDTH - LEFT - RIGHT) * at;
/** A price that never moved lies in the middle. */
const yOf = ({ lowest, highest }: PriceSteps, dec: number): number => {
  const share = highest === lowest ? 0.5 : (dec - lowest) / (highest - lowest);
  return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share);
};
const pathOf = (steps: PriceSteps): string =>
  `${steps.points
    .map(({ at, dec }, i) => {
      const [x, y] = [xOf(at).toFixed(1), yOf(steps, dec).toFixed(1)];
      return i === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join('')}H${xOf(1)}`;

interface StepChartProps {
  readonly points: OddsHistory['points'];
  readonly startTs: number;
  /** Whose price it is. */
  readonly side: string;
  readonly format: PriceFormat;
  /** Where the line ends, epoch milliseconds; null for now. */
  readonly until: number | null;
}

/** MC-8: how a price has moved since its opening, in steps; the same as a sentence, and as a table. */
export const StepChart = ({ points, startTs, side, format, until }: StepChartProps) => {
  const t = useWords('odds');
  const zone = useZone();
  const id = useId();
  const now = useNow(30_000);
  const [asTable, setAsTable] = useState(false);
  const steps = priceSteps(points, startTs, until ?? now);
  if (!steps) return null;
  const { lowest, highest, kickOffAt } = steps;
  const [first, last] = [steps.points[0]!, steps.points.at(-1)!];
  const said = (dec: number) => priceText(dec, format);
  const middle = (lowest + highest) / 2;
  const ticks = lowest === highest ? [lowest] : [highest, middle, lowest];
  return (
    <div>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('chart.said', {
          ...{ side, opening: said(first.dec), lowest: said(lowest), highest: said(highest), now: said(last.dec) },
        })}
      >
        {ticks.map((dec) => (
          <g key={dec}>
            <path className={styles.grid} d={`M${LEFT} ${yOf(steps, dec)}H${WIDTH - RIGHT}`} />
            <text className={styles.label} x={LEFT - 8} y={yOf(steps, dec) + 4} textAnchor="end">
              {said(dec)}
            </text>
          </g>
        ))}
        <text className={styles.label} x={LEFT} y={HEIGHT - 4}>
          {t('chart.openedAt', { time: hourMinute(first.ts, zone) })}
        </text>
        {kickOffAt !== null && (
          <text className={styles.label} x={xOf(kickOffAt) + 12} y={HEIGHT - 4} textAnchor="middle">
            {t('chart.kickOff')}
          </text>
        )}
        <text className={styles.label} x={WIDTH - RIGHT} y={HEIGHT - 4} textAnchor="end">
          {t('chart.now')}
        </text>
        <path className={styles.steps} d={pathOf(steps)} />
        <circle className={styles.end} cx={xOf(1)} cy={yOf(steps, last.dec)} r={4} />
      </svg>
      <button
        type="button"
        className={styles.tableButton}
        aria-expanded={asTable}
        aria-controls={id}
        onClick={() => setAsTable(!asTable)}
      >
        {t(asTable ? 'chart.hideTable' : 'chart.table')}
      </button>
      {/* Longer than its place: it is scrolled, and by keys only if it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div id={id} className={styles.scroller} hidden={!asTable} role="region" aria-label={side} tabIndex={0}>
        {asTable && <StepTable steps={steps} format={format} />}
      </div>
    </div>
  );
};

const StepTable = ({ steps, format }: { readonly steps: PriceSteps; readonly format: PriceFormat }) => {
  const t = useWords('odds');
  const zone = useZone();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['time', 'price'] as const).map((key) => (
            <th key={key} className={styles.head} scope="col">
              {t(`chart.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.points.toReversed().map(({ ts, dec }) => (
          <tr key={ts}>
            <td className={styles.value}>{hourMinute(ts, zone)}</td>
            <td className={styles.value}>{priceText(dec, format)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
