import { AHEAD, aheadPaths, type AheadPoint } from './aheadPath.ts';
import * as styles from './AheadChart.css.ts';

interface AheadChartProps {
  readonly points: readonly AheadPoint[];
  readonly colours: readonly [string, string];
  /** In CSS pixels. */
  readonly height: number;
  /** Where thin lines stand, from 0 to 1. */
  readonly rules: readonly number[];
  /** What the drawing says. */
  readonly label: string;
}

/** Who was ahead and by how much: home above the line in its colour, away below it in its own. */
export const AheadChart = ({ points, colours, height, rules, label }: AheadChartProps) => {
  const [home, away] = aheadPaths(points, height);
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${AHEAD.width} ${height}`}
      height={height}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className={styles.rule} d={rules.map((at) => `M${Math.round(at * AHEAD.width)} 0V${height}`).join('')} />
      <path d={home} fill={colours[0]} />
      <path d={away} fill={colours[1]} />
      <path className={styles.zero} d={`M0 ${height / 2}H${AHEAD.width}`} />
    </svg>
  );
};
