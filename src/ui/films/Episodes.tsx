import type { Episode, Film, Season } from '#domain/films/film.ts';
import { filmPath } from '#domain/films/filmPaths.ts';
import { leftSec } from '#domain/films/left.ts';
import type { Progress } from '#domain/social/social.ts';
import { clockText } from '#domain/vod/vod.ts';
import { useWords } from '../hooks/useWords.ts';
import { Figure } from '../kit/Figure.tsx';
import { Link } from '../kit/Link.tsx';
import { SeenPicture } from '../kit/SeenPicture.tsx';
import { SectionNav } from '../kit/SectionNav.tsx';
import * as styles from './films.css.ts';
import { seenPart } from './Rhythm.tsx';

/** The season that the address asks for, or that plays, or the first. */
export const seasonOf = ({ seasonList }: Film, asked: number, playing: string | null): Season | undefined =>
  seasonList.find(({ no }) => no === asked) ??
  seasonList.find(({ episodes }) => episodes.some(({ episodeId }) => episodeId === playing)) ??
  seasonList[0];

interface EpisodesProps {
  readonly film: Film;
  readonly season: Season;
  readonly playing: string | null;
  readonly places: ReadonlyMap<string, Progress>;
}

/** FI-2: the seasons of a show, and the episodes of one of them, each with how far the viewer is. */
export const Episodes = ({ film, season, playing, places }: EpisodesProps) => {
  const t = useWords('films');
  return (
    <section className={styles.rail}>
      <SectionNav
        label={t('seasonsLabel')}
        links={film.seasonList.map(({ no, name }) => ({
          to: `${filmPath(film)}?mua=${no}`,
          label: name || t('season', { no }),
          current: no === season.no,
        }))}
      />
      <ol className={styles.episodes}>
        {season.episodes.map((episode) => (
          <EpisodeRow
            key={episode.episodeId}
            {...{ film, episode }}
            on={episode.episodeId === playing}
            place={places.get(episode.episodeId)}
          />
        ))}
      </ol>
    </section>
  );
};

interface EpisodeRowProps {
  readonly film: Film;
  readonly episode: Episode;
  readonly on: boolean;
  readonly place: Progress | undefined;
}
const EpisodeRow = ({ film, episode, on, place }: EpisodeRowProps) => {
  const t = useWords('films');
  const { episodeId, no, title, synopsis, durationSec, still } = episode;
  const left = place && !place.done ? leftSec(place.position, durationSec) : durationSec;
  return (
    <li className={styles.episode} data-on={on || undefined} data-seen={place?.done || undefined}>
      <Figure size={26}>{no}</Figure>
      <SeenPicture picture={still} seen={place ? seenPart(place) / 100 : null} />
      <span>
        <Link to={filmPath(film, { episodeId })}>
          <b>{title}</b>
        </Link>
        {on && <span className={styles.now}>{t('watching')}</span>}
        {!on && place?.done && <span className={styles.seen}>{t('seen')}</span>}
        <small className={styles.tileFact}>{synopsis}</small>
      </span>
      {left !== null && <Figure size={18}>{clockText(left)}</Figure>}
    </li>
  );
};
