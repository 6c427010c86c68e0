import type { TipsterStats } from '#domain/tips/stats.ts';
import { percentText } from '#domain/tips/tipView.ts';
import { useWords } from '../hooks/useWords.ts';
import * as styles from './Ranking.css.ts';

/** CSS pixels. */
const WIDTH = 108;
const STEP = 0.2;

/** The yields at the ends of an axis; 0.2 is 20 %. */
export interface Axis {
  readonly from: number;
  readonly to: number;
}
/** An axis that holds the intervals of some, from −20 % to +40 % at least and from −100 % to +100 % at most. */
export const axisFor = (all: readonly TipsterStats[]): Axis => ({
  from: Math.max(-1, Math.min(-STEP, ...all.map(({ yieldLow }) => Math.floor(yieldLow / STEP) * STEP))),
  to: Math.min(1, Math.max(2 * STEP, ...all.map(({ yieldHigh }) => Math.ceil(yieldHigh / STEP) * STEP))),
});

const placeOn =
  ({ from, to }: Axis) =>
  (part: number): number => {
    const x = ((part - from) / (to - from)) * WIDTH;
    return Math.round(Math.max(0, Math.min(WIDTH, x)) * 10) / 10;
  };

interface RangeProps {
  readonly stats: TipsterStats;
  readonly axis: Axis;
}

/** The interval of a yield: a thin line, its lower end a bold bar, the yield itself a dot. */
export const Range = ({ stats, axis }: RangeProps) => {
  const t = useWords('tips');
  const at = placeOn(axis);
  const { yieldLow, yieldHigh, settled } = stats;
  const told = {
    yield: percentText(stats.yield),
    low: percentText(yieldLow),
    high: percentText(yieldHigh),
    n: settled,
  };
  return (
    <svg
      className={styles.range}
      viewBox={`0 0 ${WIDTH} 20`}
      width={WIDTH}
      height="20"
      role="img"
      aria-label={t('ranking.range', told)}
    >
      <path data-part="zero" d={`M${at(0)} 1v18`} />
      <path data-part="span" d={`M${at(yieldLow)} 10H${at(yieldHigh)}`} />
      <path data-part="low" d={`M${at(yieldLow)} 4v12`} />
      <circle data-part="dot" data-above={yieldLow > 0 || undefined} cx={at(stats.yield)} cy="10" r="4" />
    </svg>
  );
};

/** Percents without decimals. */
const endText = (part: number): string => percentText(part).replace('.0', '');

/** The figures above the intervals. */
export const RangeScale = ({ axis }: { readonly axis: Axis }) => (
  <svg className={styles.scale} viewBox={`0 0 ${WIDTH} 15`} width={WIDTH} height="15" aria-hidden="true">
    <text x={0} y="11">
      {endText(axis.from)}
    </text>
    <text x={placeOn(axis)(0)} y="11" textAnchor="middle">
      0
    </text>
    <text x={WIDTH} y="11" textAnchor="end">
      {endText(axis.to)}
    </text>
  </svg>
);
