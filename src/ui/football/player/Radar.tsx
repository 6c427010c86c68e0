import type { ReactNode } from 'react';
import { cornerAt, radarPath } from '#domain/football/radar.ts';
import * as styles from './Radar.css.ts';

const WIDTH = 420;
const HEIGHT = 384;
const RADIUS = 118;
const LABEL = RADIUS + 26;
const grid = [25, 75, 100];
const MIDDLE = 50;

/** A corner of a radar with its percentiles: of one player, or of two. */
export interface Corner {
  readonly key: string;
  readonly label: string;
  readonly a: number | null;
  readonly b?: number | null;
}

const anchorOf = (x: number): 'start' | 'middle' | 'end' => (Math.abs(x) < 12 ? 'middle' : x > 0 ? 'start' : 'end');

interface RadarProps {
  readonly corners: readonly Corner[];
  /** What it shows, in a sentence. */
  readonly said: string;
}

/** Percentiles as a shape: the first is solid with dots, the second dashed with squares; figures stand at the corners. */
export const Radar = ({ corners, said }: RadarProps) => {
  const ring = (value: number) =>
    radarPath(
      corners.map(() => value),
      RADIUS,
    );
  const two = corners.some(({ b }) => b !== undefined && b !== null);
  return (
    <svg
      className={styles.radar}
      viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={said}
    >
      {grid.map((value) => (
        <path key={value} className={styles.ring} d={ring(value)} />
      ))}
      {corners.map(({ key }, i) => {
        const [x, y] = cornerAt(i, corners.length, RADIUS);
        return <path key={key} className={styles.ring} d={`M0 0L${x.toFixed(1)} ${y.toFixed(1)}`} />;
      })}
      <path className={styles.middle} d={ring(MIDDLE)} />
      <text className={styles.axis} x={5} y={-(RADIUS * MIDDLE) / 100 - 4}>
        {MIDDLE}
      </text>
      {two && <Shape side="b" values={corners.map(({ b }) => b ?? 0)} />}
      <Shape side="a" values={corners.map(({ a }) => a ?? 0)} />
      {corners.map((corner, i) => (
        <Label key={corner.key} corner={corner} at={cornerAt(i, corners.length, LABEL)} two={two} />
      ))}
    </svg>
  );
};

const DOT = 4;

const Shape = ({ side, values }: { readonly side: 'a' | 'b'; readonly values: readonly number[] }) => (
  <g className={styles.shape} data-side={side}>
    <path d={radarPath(values, RADIUS)} />
    {values.map((value, i): ReactNode => {
      const [x, y] = cornerAt(i, values.length, (RADIUS * value) / 100);
      return side === 'a' ? (
        <circle key={i} cx={x.toFixed(1)} cy={y.toFixed(1)} r={DOT} />
      ) : (
        <rect key={i} x={(x - DOT).toFixed(1)} y={(y - DOT).toFixed(1)} width={2 * DOT} height={2 * DOT} />
      );
    })}
  </g>
);

interface LabelProps {
  readonly corner: Corner;
  readonly at: readonly [x: number, y: number];
  readonly two: boolean;
}

const Label = ({ corner: { label, a, b }, at: [x, y], two }: LabelProps) => (
  <text className={styles.label} x={x.toFixed(1)} y={(y - 4).toFixed(1)} textAnchor={anchorOf(x)}>
    {label}
    <tspan className={styles.value} data-side="a" x={x.toFixed(1)} dy={15}>
      {a ?? '–'}
    </tspan>
    {two && (
      <tspan className={styles.value} data-side="b" dx={8}>
        {b ?? '–'}
      </tspan>
    )}
  </text>
);
