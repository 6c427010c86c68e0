import type { FilmRail } from '#domain/films/film.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { filmHome } from '#machines/films/films.resources.ts';
import { GoOn } from '../features/shelf/GoOn.tsx';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Link } from '../kit/Link.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { FilmsNav } from './FilmsNav.tsx';
import { CodeGate } from './party/CodeGate.tsx';
import { FilmTile } from './FilmTile.tsx';
import * as styles from './films.css.ts';
import { Hero } from './Hero.tsx';

/** FI-1: what one was in the middle of, what is on tonight, and rails named by how much time they take. */
export default function FilmsScreen() {
  return (
    <div className={styles.page}>
      <FilmsNav at="films">
        <CodeGate />
      </FilmsNav>
      <Home />
    </div>
  );
}

const Home = () => {
  const t = useWords('films');
  const { value, failure, busy, retry } = useResource(filmHome, null);
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <HomeSkeleton />;
  const [hero, ...others] = value.heroes;
  if (!hero && value.rails.length === 0) return <Empty fact={t('noneFact')}>{t('none')}</Empty>;
  return (
    <>
      {hero && <Hero heroes={[hero, ...others]} />}
      <GoOn look="shelf" />
      {value.rails.map((rail) => (
        <Rail key={rail.key + rail.genre} rail={rail} />
      ))}
    </>
  );
};

const HomeSkeleton = () => (
  <div className={styles.rail} aria-hidden="true">
    <Skeleton height={400} />
    <ul className={styles.tiles}>
      {Array.from({ length: 7 }, (_, i) => (
        <li key={i} className={styles.tile}>
          <Skeleton height={276} />
        </li>
      ))}
    </ul>
  </div>
);

const Rail = ({ rail: { key, title, items, total, genre } }: { readonly rail: FilmRail }) => {
  const t = useWords('films');
  const all = key === 'shows' ? hrefOf('filmsOfShows') : hrefOf('filmsOfCinema');
  const filter = key === 'half' || key === 'match' ? `?thoi-gian=${key}` : genre === null ? '' : `?the-loai=${genre}`;
  return (
    <section className={styles.rail}>
      <div className={styles.railHead}>
        <h2>{title}</h2>
        {(key === 'half' || key === 'match') && <span>{t(`time.${key}`)}</span>}
        {total > items.length && <Link to={`${all}${filter}`}>{t('whole', { count: total })}</Link>}
      </div>
      <ul className={styles.tiles}>
        {items.map((film) => (
          <FilmTile key={film.filmId} film={film} />
        ))}
      </ul>
    </section>
  );
};
