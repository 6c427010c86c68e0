import type { Shot } from '#domain/football/matchData.ts';
import { onPitch } from '#domain/football/shotTotals.ts';
import * as styles from './Shots.css.ts';

interface ShotMapProps {
  readonly shots: readonly Shot[];
  /** What it shows, in one sentence; null while it loads. */
  readonly label: string | null;
}

/** Drawn as wide as its place about is, so that shapes and minutes keep their size; only one of them is shown. */
const sizes = [
  { fit: 'narrow', width: 366, height: 240 },
  { fit: 'wide', width: 640, height: 360 },
] as const;

/** Shots on the whole field, home attacking to the right: shape and fill say how each ended, size its expected goals. */
export const ShotMap = (props: ShotMapProps) => (
  <div className={styles.field}>
    {sizes.map((size) => (
      <Drawn key={size.fit} {...props} {...size} />
    ))}
  </div>
);

/** The margin around the field, and the length and width of a field in metres. */
const MARGIN = 8;
const METRES = { x: 105, y: 68 };

const Drawn = ({ shots, fit, width, height, label }: ShotMapProps & (typeof sizes)[number]) => {
  const [long, broad] = [width - 2 * MARGIN, height - 2 * MARGIN];
  const x = (metres: number) => MARGIN + (metres / METRES.x) * long;
  const y = (metres: number) => MARGIN + (metres / METRES.y) * broad;
  const box = (from: number, to: number, depth: number, side: 0 | 1) => {
    const edge = side === 0 ? x(0) : x(METRES.x);
    const front = side === 0 ? x(depth) : x(METRES.x - depth);
    return `M${edge} ${y(from)}H${front}V${y(to)}H${edge}`;
  };
  const said = label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={styles.map} data-fit={fit} viewBox={`0 0 ${width} ${height}`} {...said}>
      <rect className={styles.line} x={MARGIN} y={MARGIN} width={long} height={broad} />
      <path
        className={styles.line}
        d={`M${width / 2} ${MARGIN}v${broad}${box(14, 54, 16.5, 0)}${box(14, 54, 16.5, 1)}${box(25, 43, 5.5, 0)}${box(25, 43, 5.5, 1)}`}
      />
      <ellipse
        className={styles.line}
        cx={width / 2}
        cy={height / 2}
        rx={(9.15 / METRES.x) * long}
        ry={(9.15 / METRES.y) * broad}
      />
      {/* Goals last, so that none is covered. */}
      {shots
        .toSorted((a, b) => Number(a.result === 'goal') - Number(b.result === 'goal'))
        .map((shot, i) => {
          const at = onPitch(shot);
          return <ShotMark key={i} shot={shot} cx={x((at.x / 100) * METRES.x)} cy={y((at.y / 100) * METRES.y)} />;
        })}
    </svg>
  );
};

/** Its radius grows with the root, so that the area says the expected goals. */
const radiusOf = (xg: number): number => 5 + 15 * Math.sqrt(xg);
/** A goal has its minute in it. */
const GOAL_RADIUS = 12;

interface ShotMarkProps {
  readonly shot: Shot;
  readonly cx: number;
  readonly cy: number;
}

const ShotMark = ({ shot: { side, result, minute, xg }, cx, cy }: ShotMarkProps) => {
  const r = radiusOf(xg);
  if (result === 'goal')
    return (
      <g className={styles.mark} data-side={side} data-result={result}>
        <circle cx={cx} cy={cy} r={Math.max(r, GOAL_RADIUS)} />
        <text x={cx} y={cy + 5.5} textAnchor="middle">
          {minute}'
        </text>
      </g>
    );
  const look = { className: styles.mark, 'data-side': side, 'data-result': result };
  if (result === 'blocked')
    return <rect {...look} x={cx - r * 0.8} y={cy - r * 0.8} width={r * 1.6} height={r * 1.6} />;
  return <circle {...look} cx={cx} cy={cy} r={r} />;
};

/** The sign of a result in the legend. */
export const ShotSign = ({ result }: { readonly result: Shot['result'] }) => (
  <svg className={styles.sign} data-result={result} width={14} height={14} viewBox="0 0 14 14" aria-hidden="true">
    {result === 'blocked' ? <rect x={2} y={2} width={10} height={10} /> : <circle cx={7} cy={7} r={5.5} />}
  </svg>
);
