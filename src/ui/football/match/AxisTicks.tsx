import { axisWidth, columnOf, type AxisLength } from '#domain/football/matchAxis.ts';
import { figure } from '../../kit/Figure.css.ts';
import { shareOf } from './lane.ts';
import * as styles from './TimeAxis.css.ts';

/** The minutes along the foot of the axis, and half-time. */
export const AxisTicks = ({ length }: { readonly length: AxisLength }) => {
  const minutes = [15, 30, 60, 75, ...(length === 120 ? [90, 105] : [])];
  return (
    <svg className={styles.ticks} height={18} aria-hidden="true">
      <text className={`${figure} ${styles.tick}`} x="0" y={14} data-end="first">
        0&apos;
      </text>
      {minutes.map((minute) => (
        <text key={minute} className={`${figure} ${styles.tick}`} x={shareOf(columnOf(minute) + 0.5, length)} y={14}>
          {minute}&apos;
        </text>
      ))}
      <text className={styles.half} x={shareOf(columnOf(46) - 0.6, length)} y={13}>
        HT
      </text>
      <text className={`${figure} ${styles.tick}`} x={shareOf(axisWidth(length), length)} y={14} data-end="last">
        {length}&apos;
      </text>
    </svg>
  );
};
