import type { PlayerMatch } from '#domain/football/answers.ts';
import { HIGH_RATING, ratingSteps, type RatingSteps } from '#domain/football/ratingSteps.ts';
import { useWords } from '../../hooks/useWords.ts';
import { ChartTable } from '../matchSections/ChartTable.tsx';
import { SectionFrame } from '../matchSections/SectionFrame.tsx';
import { usePastDay } from '../matchSections/usePastDay.ts';
import { opponentOf } from './ofMatch.ts';
import * as styles from './Ratings.css.ts';

const MOST = 12;
const HEIGHT = 132;
const TOP = 18;
const FOOT = 20;
/** The axis at the left, in pixels; the rest of the width is shared by the bars. */
const AXIS = 28;

interface RatingsProps {
  readonly teamId: string | undefined;
  /** Newest first. */
  readonly log: readonly PlayerMatch[];
}

/** The latest ratings as bars from a stated lowest value, oldest first. */
export const Ratings = ({ teamId, log }: RatingsProps) => {
  const t = useWords('players');
  const dayText = usePastDay();
  const steps = ratingSteps(
    log.filter(({ fixture }) => !fixture.hidden),
    MOST,
  );
  if (!steps) return null;
  const { matches, mean, low } = steps;
  const best = matches.reduce((a, b) => (b.rating > a.rating ? b : a));
  const said = t('ratingsSaid', {
    ...{ n: matches.length, mean: mean.toFixed(2), best: best.rating.toFixed(1) },
    opponent: opponentOf(best.fixture, teamId).name,
  });
  return (
    <SectionFrame title={t('ratings')} note={t('ratingsLow', { low })}>
      <Bars steps={steps} said={said} dayText={dayText} />
      <ChartTable
        caption={t('ratings')}
        head={[t('match.day'), t('match.opponent'), t('match.rating')]}
        rows={matches.map(({ fixture, rating }) => [
          dayText(fixture.startTs),
          opponentOf(fixture, teamId).name,
          rating.toFixed(1),
        ])}
      />
    </SectionFrame>
  );
};

interface BarsProps {
  readonly steps: RatingSteps;
  readonly said: string;
  readonly dayText: (startTs: number) => string;
}

/** Across it is measured in per cent, so that figures keep their size at every width. */
const Bars = ({ steps: { matches, low, high }, said, dayText }: BarsProps) => {
  const y = (rating: number) => TOP + (HEIGHT - TOP - FOOT) * (1 - (rating - low) / (high - low));
  const step = 100 / matches.length;
  const levels = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  return (
    <div className={styles.chart} role="img" aria-label={said}>
      <svg className={styles.axis} width={AXIS} height={HEIGHT}>
        {levels.map((level) => (
          <text key={level} x={AXIS - 10} y={y(level) + 4} textAnchor="end">
            {level}
          </text>
        ))}
      </svg>
      <svg className={styles.bars} width="100%" height={HEIGHT}>
        {levels.map((level) => (
          <line key={level} className={styles.level} x1="0" x2="100%" y1={y(level)} y2={y(level)} />
        ))}
        {matches.map(({ fixture, rating }, i) => (
          <g key={fixture.fixtureId} data-high={rating >= HIGH_RATING || undefined}>
            <rect x={`${(i + 0.24) * step}%`} width={`${0.52 * step}%`} y={y(rating)} height={y(low) - y(rating)} />
            <text className={styles.value} x={`${(i + 0.5) * step}%`} y={y(rating) - 5} textAnchor="middle">
              {rating.toFixed(1)}
            </text>
            <text
              className={styles.day}
              data-odd={(matches.length - i) % 2 === 0 || undefined}
              x={`${(i + 0.5) * step}%`}
              y={HEIGHT - 4}
              textAnchor="middle"
            >
              {dayText(fixture.startTs)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
};
