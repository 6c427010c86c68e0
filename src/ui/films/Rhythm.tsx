import type { Season } from '#domain/films/film.ts';
import type { Progress } from '#domain/social/social.ts';
import { useWords } from '../hooks/useWords.ts';
import { Figure } from '../kit/Figure.tsx';
import * as styles from './Rhythm.css.ts';

/** Heights of columns in CSS pixels: an episode without ratings, and one that everybody gave everything. */
const LOW = 6;
const HIGH = 84;
/** Below this mean all columns are as low: ratings of one show lie close together. */
const FLOOR = 5;

const heightOf = ({ avg, n }: Season['episodes'][number]['rating']): number =>
  n === 0 ? LOW : LOW + Math.round((Math.max(0, avg - FLOOR) / (10 - FLOOR)) * (HIGH - LOW));
/** How much of an episode was seen, in per cent. */
export const seenPart = (place: Progress | undefined): number =>
  !place ? 0 : place.done ? 100 : place.duration > 0 ? Math.round((place.position / place.duration) * 100) : 0;

interface RhythmProps {
  readonly season: Season;
  readonly places: ReadonlyMap<string, Progress>;
}

/** FI-2: a season at a glance: a column is the rating of an episode, filled as far as it was seen. */
export const Rhythm = ({ season: { no, episodes }, places }: RhythmProps) => {
  const t = useWords('films');
  return (
    <section className={styles.rhythm} data-part="rhythm">
      <h2 className={styles.head}>{t('rhythm', { no })}</h2>
      <p className={styles.fact}>{t('rhythmFact')}</p>
      <ol className={styles.columns} data-rated={episodes.some(({ rating }) => rating.n > 0) || undefined}>
        {episodes.map(({ episodeId, no: number, rating }) => {
          const name = rating.n > 0 ? rating.avg.toFixed(1) : t('unrated');
          const seen = seenPart(places.get(episodeId));
          const height = heightOf(rating);
          const filled = Math.round((height * seen) / 100);
          return (
            <li key={episodeId} className={styles.column} aria-label={t('rhythmEpisode', { no: number, rating: name })}>
              {rating.n > 0 && <Figure size={17}>{name}</Figure>}
              <svg
                className={styles.bar}
                height={height}
                width="100%"
                viewBox={`0 0 1 ${height}`}
                preserveAspectRatio="none"
                data-seen={seen > 0 || undefined}
                aria-hidden="true"
              >
                <rect width={1} height={height} className={styles.empty} />
                <rect width={1} height={filled} y={height - filled} className={styles.filled} />
              </svg>
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
