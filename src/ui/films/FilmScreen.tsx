import { Suspense } from 'react';
import type { Film, Season } from '#domain/films/film.ts';
import { watchPath } from '#domain/vod/filmItem.ts';
import { filmDetail } from '#machines/films/films.resources.ts';
import { isMissing } from '#ports/failure.ts';
import type { ScreenProps } from '../app/screen.ts';
import { Comments } from '../features/comments/Comments.tsx';
import { FilmPoster } from '../features/films/FilmPoster.tsx';
import { RatingField } from '../features/social/RatingField.tsx';
import { MarkButton } from '../features/social/MarkButton.tsx';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useNotFound } from '../hooks/useNotFound.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { buttonLook } from '../kit/Button.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Icon } from '../kit/Icon.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { Link } from '../kit/Link.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { Episodes, seasonOf } from './Episodes.tsx';
import { FilmTile } from './FilmTile.tsx';
import * as styles from './films.css.ts';
import { Rhythm } from './Rhythm.tsx';
import { useLengthText } from './useLengthText.ts';
import { usePlaces } from './usePlaces.ts';

const WatchFilm = lazyPart(() => import('./WatchFilm.tsx'));

/** FI-2: what a film or show is, its episodes, and its player where the address asks for it. */
export default function FilmScreen({ params: { slug } }: Pick<ScreenProps<'film'>, 'params'>) {
  const { value: film, failure, busy, retry } = useResource(filmDetail, { slug });
  useNotFound(!film && isMissing(failure));
  const episodeId = useQuery('tap');
  const asked = [useQuery('xem'), episodeId, useQuery('t'), useQuery('xem-chung')];
  const watched = asked.some((one) => one !== null);
  const alive = useHydrated();
  if (failure && !film) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!film) return <FilmSkeleton />;
  return (
    <>
      {watched && alive && film.plays && (
        <Suspense fallback={<Skeleton height={320} />}>
          <WatchFilm film={film} episodeId={episodeId} />
        </Suspense>
      )}
      <About film={film} playing={episodeId} />
    </>
  );
}

const FilmSkeleton = () => (
  <div className={styles.detail} aria-hidden="true">
    <Skeleton height={396} />
    <Skeleton height={396} />
  </div>
);

const noSeason: Season = { no: 0, name: '', total: 0, poster: null, episodes: [] };

const About = ({ film, playing }: { readonly film: Film; readonly playing: string | null }) => {
  const t = useWords('films');
  const length = useLengthText();
  const asked = useQuery('mua');
  const season = seasonOf(film, Number(asked ?? -1), playing);
  const poster = (asked && season?.poster) || film.poster;
  const places = usePlaces(season ?? noSeason);
  const { title, year, originalTitle, synopsis, genres, countries, ageRating, rating } = film;
  const named = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).join(', ');
  const facts = [
    [t('audio'), named(film.audio)],
    [t('subtitles'), named(film.subtitles)],
    [t('directors'), named(film.directors)],
    [t('cast'), named(film.cast)],
    [t('licence'), [film.licence, film.credit].filter(Boolean).join(', ')],
  ].filter(([, value]) => value !== '');
  return (
    <article className={styles.page}>
      <div className={season ? `${styles.detail} ${styles.withAside}` : styles.detail}>
        <FilmPoster film={{ ...film, poster }} eager />
        <div className={styles.detailHead}>
          <p className={styles.over}>{named(genres)}</p>
          <h1 className={styles.work}>{title}</h1>
          {originalTitle && <p className={styles.tileFact}>{originalTitle}</p>}
          <p className={styles.facts}>
            {[year, ageRating, length(film), named(countries)].filter(Boolean).join(' · ')}
            {rating.n > 0 && (
              <>
                {' · '}
                <Figure size={18}>{rating.avg.toFixed(1)}</Figure> {t('people', { count: rating.n })}
              </>
            )}
          </p>
        </div>
        <div className={styles.detailWords}>
          <p>{synopsis}</p>
          <div className={styles.acts}>
            {film.plays ? (
              <Link to={watchPath(film.slug, null)} {...buttonLook({ tone: 'primary', size: 'l' })}>
                <Icon name="play" size={18} filled />
                {t('watch')}
              </Link>
            ) : (
              <p role="note">{t('unplayable')}</p>
            )}
            {film.elsewhere && (
              <a href={film.elsewhere} rel="noopener" target="_blank" {...buttonLook()}>
                {t('elsewhere')}
              </a>
            )}
            <MarkButton mark="save" target={{ type: 'film', id: film.filmId }} name={title} />
          </div>
          {film.demo && <small className={styles.tileFact}>{t('demo')}</small>}
          <dl className={styles.makers}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <RatingField
            target={playing === null ? { type: 'film', id: film.filmId } : { type: 'episode', id: playing }}
            name={title}
          />
        </div>
        {season && (
          <aside className={styles.aside}>
            <Rhythm {...{ season, places }} />
          </aside>
        )}
      </div>
      {season && <Episodes {...{ film, season, playing, places }} />}
      {film.related.length > 0 && (
        <section className={styles.rail}>
          <div className={styles.railHead}>
            <h2>{t('near')}</h2>
          </div>
          <ul className={styles.tiles}>
            {film.related.map((one) => (
              <FilmTile key={one.filmId} film={one} />
            ))}
          </ul>
        </section>
      )}
      <Comments target={{ type: 'film', id: film.filmId }} name={title} folded inset />
    </article>
  );
};
