import { columnAt } from '#domain/football/matchAsOf.ts';
import { axisWidth, columnOf } from '#domain/football/matchAxis.ts';
import { chanceSteps, wholePercents, type ChanceStep } from '#domain/football/matchChances.ts';
import { useWords } from '../../hooks/useWords.ts';
import { shareOf, type LaneProps } from './lane.ts';
import * as styles from './TimeAxis.css.ts';

const HEIGHT = 100;
/** Right of the playhead there is no space for words from here on, in minutes before the end. */
const TIGHT = 12;

interface Placed extends ChanceStep {
  readonly from: number;
  readonly to: number;
}

/** Each step as far as the next, up to the playhead; of what stood before kick-off the last. */
const placedSteps = ({ known, now, last }: LaneProps): readonly Placed[] => {
  const end = columnOf(now) + 1;
  const at = chanceSteps(known.prices).map((step) => ({ ...step, from: columnAt(known, step.ts, last) }));
  const steps = at.filter(({ from }, i) => from < end && (at[i + 1]?.from ?? end) > 0);
  return steps.map((step, i) => ({
    ...step,
    from: Math.max(0, step.from),
    to: Math.min(end, steps[i + 1]?.from ?? end),
  }));
};

/** A step line from left to right, at the height of a share. */
const stepLine = (steps: readonly Placed[], share: (step: Placed) => number): string =>
  steps
    .map((step, i) => {
      const y = ((1 - share(step)) * HEIGHT).toFixed(1);
      return `${i === 0 ? 'M' : 'L'}${step.from.toFixed(2)} ${y}H${step.to.toFixed(2)}`;
    })
    .join('');

/** As many letters as the space behind the axis has. */
const NAME_MOST = 16;
/** SVG cuts no text by itself. */
const cutName = (name: string): string =>
  name.length <= NAME_MOST ? name : `${name.slice(0, NAME_MOST - 3).trimEnd()}…`;

/** How likely each result was by the prices: home from the foot, then the draw, then away. Steps, never curves. */
export const ChanceLane = (props: LaneProps) => {
  const t = useWords('match');
  const { known, now, length } = props;
  const steps = placedSteps(props);
  const latest = steps.at(-1);
  if (!latest) return <span className={styles.chances} />;
  const [home, draw, away] = wholePercents(latest.shares);
  const { localteam, visitorteam } = known.fixture;
  const [begin, end] = [steps[0]!.from.toFixed(2), latest.to.toFixed(2)];
  const under = (line: string) => `${line}V${HEIGHT}H${begin}Z`;
  const homeLine = stepLine(steps, ({ shares }) => shares[0]);
  const drawLine = stepLine(steps, ({ shares }) => shares[0] + shares[1]);
  const words = [
    [localteam.name, home],
    [t('axis.draw'), draw],
    [visitorteam.name, away],
  ] as const;
  return (
    <div className={styles.chances}>
      <svg
        className={styles.chanceChart}
        viewBox={`0 0 ${axisWidth(length)} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('axis.saidChances', {
          ...{ home: localteam.name, homeShare: home, drawShare: draw },
          ...{ away: visitorteam.name, awayShare: away },
        })}
      >
        <path className={styles.awayChance} d={`M${begin} 0H${end}V${HEIGHT}H${begin}Z`} />
        <path className={styles.drawChance} d={under(drawLine)} />
        <path className={styles.homeChance} d={under(homeLine)} />
        <path className={styles.homeEdge} d={homeLine} />
        <path className={styles.drawEdge} d={drawLine} />
      </svg>
      <svg className={styles.chanceWords} aria-hidden="true">
        <svg x={shareOf(now > length - TIGHT ? axisWidth(length) : columnOf(now) + 1, length)} overflow="visible">
          {words.map(([name, share], i) => (
            <text key={i} className={styles.chanceWord} data-row={i} x={12} y={11 + i * 15}>
              {cutName(name)} {share}%
            </text>
          ))}
        </svg>
      </svg>
    </div>
  );
};
