import { useId } from 'react';
import { axisWidth, columnOf, partsOf, pressureCells, PRESSURE_ROWS } from '#domain/football/matchAxis.ts';
import { useWords } from '../../hooks/useWords.ts';
import type { LaneProps } from './lane.ts';
import * as styles from './TimeAxis.css.ts';

/** A cell of the lane, in columns and rows. */
const [WIDE, HIGH] = [0.8, 0.78];
/** Between the rows of home and away, in rows. */
const MIDDLE = 0.35;
const HEIGHT = PRESSURE_ROWS * 2 + MIDDLE;

const cell = (minute: number, row: number): string =>
  `M${columnOf(minute).toFixed(1)} ${row.toFixed(2)}h${WIDE}v${HIGH}h-${WIDE}z`;

/** Pressure by the minute as LED cells: home upwards, away downwards. */
export const PressureLane = ({ known, now, last, length }: LaneProps) => {
  const t = useWords('match');
  const id = useId();
  const { fixture, momentum } = known;
  const lit = momentum.filter(({ minute }) => minute <= Math.min(now, last));
  const cells = (sign: 1 | -1) =>
    lit
      .flatMap(({ minute, value }) => {
        const count = Math.max(0, pressureCells(value) * sign);
        return Array.from({ length: count }, (_, i) =>
          cell(minute, sign > 0 ? PRESSURE_ROWS - 1 - i : PRESSURE_ROWS + MIDDLE + i),
        );
      })
      .join('');
  const more = lit.filter(({ value }) => value > 0).length;
  const less = lit.filter(({ value }) => value < 0).length;
  const said =
    more === less
      ? t('axis.saidEven')
      : t('axis.saidPressure', {
          team: more > less ? fixture.localteam.name : fixture.visitorteam.name,
          share: Math.round((100 * Math.max(more, less)) / Math.max(1, lit.length)),
        });
  return (
    <svg
      className={styles.pressure}
      viewBox={`0 0 ${axisWidth(length)} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={said}
    >
      {partsOf(length).map(([first, end], i) => (
        <g key={first}>
          {(['off', 'next'] as const).map((look) => (
            <pattern
              key={look}
              id={`${id}${look}${i}`}
              x={columnOf(first)}
              width={1}
              height={1}
              patternUnits="userSpaceOnUse"
            >
              <rect className={styles.unlitCell} data-look={look} width={WIDE} height={HIGH} />
            </pattern>
          ))}
          {[0, PRESSURE_ROWS + MIDDLE].map((top) => (
            <g key={top} transform={`translate(0 ${top})`}>
              <Cells from={first} to={Math.min(end, now)} fill={`url(#${id}off${i})`} />
              <Cells from={Math.max(first, now + 1)} to={end} fill={`url(#${id}next${i})`} />
            </g>
          ))}
        </g>
      ))}
      <path className={styles.homeCells} d={cells(1)} />
      <path className={styles.awayCells} d={cells(-1)} />
    </svg>
  );
};

const Cells = ({ from, to, fill }: { readonly from: number; readonly to: number; readonly fill: string }) =>
  to < from ? null : <rect x={columnOf(from)} width={to - from + 1} height={PRESSURE_ROWS} fill={fill} />;
