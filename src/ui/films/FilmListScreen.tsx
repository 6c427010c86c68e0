import type { FilmKind } from '#domain/films/film.ts';
import type { FilmQuery } from '#ports/films.ts';
import { filmFacets, filmList } from '#machines/films/films.resources.ts';
import type { ScreenProps } from '../app/screen.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useLast, useLastSeen } from '../hooks/useLast.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { chipLook } from '../kit/Chip.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Feed } from '../kit/Feed.tsx';
import { Link } from '../kit/Link.tsx';
import { facetKeys, facetPath, queryOf, type FacetChoice, type FacetKey } from './facetPaths.ts';
import { FilmSearch } from './FilmSearch.tsx';
import { FilmsNav } from './FilmsNav.tsx';
import { FilmTile } from './FilmTile.tsx';
import * as styles from './films.css.ts';

/** FI-10: all films or all shows, with filters in the address and the number behind each of their values. */
export default function FilmListScreen({ routeId }: Pick<ScreenProps<'filmsOfCinema' | 'filmsOfShows'>, 'routeId'>) {
  const t = useWords('films');
  const kind: FilmKind = routeId === 'filmsOfCinema' ? 'phim' : 'tv-show';
  const chosen: FacetChoice = {
    time: useQuery('thoi-gian'),
    genre: useQuery('the-loai'),
    country: useQuery('nuoc'),
    year: useQuery('nam'),
    q: useQuery('q'),
  };
  const query = queryOf(kind, chosen);
  const list = useLastSeen(useFeed(filmList, query));
  const filtered = isFiltered(chosen);
  return (
    <div className={styles.page}>
      <FilmsNav at={routeId} />
      <div className={styles.listColumns}>
        <Facets {...{ routeId, query, chosen }} />
        <div className={styles.listMain}>
          <FilmSearch q={chosen.q ?? ''} pathOf={(q) => facetPath(routeId, { ...chosen, q })} />
          {list.value && (
            <p className={styles.tileFact} role="status">
              {t('facets.count', { count: list.value.about.total })}
            </p>
          )}
          <Feed
            of={list}
            empty={<Empty fact={t(filtered ? 'noMatchFact' : 'noneFact')}>{t(filtered ? 'noMatch' : 'none')}</Empty>}
          >
            {(films) => (
              <ul className={styles.grid}>
                {films.map((film, i) => (
                  <FilmTile key={film.filmId} film={film} eager={i < 6} />
                ))}
              </ul>
            )}
          </Feed>
        </div>
      </div>
    </div>
  );
}

const isFiltered = (chosen: FacetChoice): boolean => Object.values(chosen).some((value) => value !== null);

interface FacetsProps {
  readonly routeId: 'filmsOfCinema' | 'filmsOfShows';
  readonly query: FilmQuery;
  readonly chosen: FacetChoice;
}
const Facets = ({ routeId, query, chosen }: FacetsProps) => {
  const t = useWords('films');
  const value = useLast(useResource(filmFacets, query).value);
  return (
    <nav className={styles.facets} aria-label={t('facets.label')}>
      {isFiltered(chosen) && (
        <Link to={facetPath(routeId, {})} replace>
          {t('facets.clear')}
        </Link>
      )}
      {facetKeys.map((key: FacetKey) => {
        const values = value?.[key].filter(({ count, value: one }) => count > 0 || chosen[key] === one) ?? [];
        if (values.length === 0) return null;
        return (
          <section key={key}>
            <h2 className={styles.facetHead}>{t(`facets.${key}`)}</h2>
            <ul className={styles.facetList}>
              {values.slice(0, 10).map(({ value: one, name, count }) => {
                const on = chosen[key] === one;
                return (
                  <li key={one}>
                    <Link
                      to={facetPath(routeId, { ...chosen, [key]: on ? null : one })}
                      replace
                      {...chipLook(on)}
                      aria-current={on ? 'true' : undefined}
                    >
                      {name}
                      <small>{count}</small>
                    </Link>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </nav>
  );
};
