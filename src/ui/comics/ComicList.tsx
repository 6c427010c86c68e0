import { comicFacets as facetKeys, comicSorts, type ComicFacet, type ComicSort } from '#domain/comics/filter.ts';
import { comicFacets, comicList } from '#machines/comics/comics.resources.ts';
import { wantedText } from '#domain/schedule/matchSearch.ts';
import type { ComicQuery } from '#ports/comics.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useLast, useLastSeen } from '../hooks/useLast.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { chipLook } from '../kit/Chip.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Feed } from '../kit/Feed.tsx';
import { Link } from '../kit/Link.tsx';
import { SearchBar } from '../shared/SearchBar.tsx';
import { partPath } from './ComicsNav.tsx';
import { ComicTile } from './ComicTile.tsx';
import * as styles from './comics.css.ts';

type Choice = Readonly<Record<ComicFacet | 'sort' | 'q', string | null>>;
const names = { genre: 'the-loai', status: 'tinh-trang', country: 'nuoc', sort: 'xep', q: 'q' } as const;
/** What the origin takes as values of a facet. */
const VALUES = /^[A-Za-z0-9-]{1,32}(,[A-Za-z0-9-]{1,32}){0,15}$/u;

const pathOf = (choice: Partial<Choice>): string => {
  const query = ([...facetKeys, 'sort', 'q'] as const)
    .flatMap((key) => (choice[key] ? [`&${names[key]}=${encodeURIComponent(choice[key])}`] : []))
    .join('');
  return `${partPath('tat-ca')}${query}`;
};
const sortIn = (text: string | null): ComicSort => comicSorts.find((one) => one === text) ?? 'updated';
const queryOf = (choice: Choice): ComicQuery => {
  const q = wantedText(choice.q);
  const facets = facetKeys.flatMap((key) => (VALUES.test(choice[key] ?? '') ? [[key, choice[key]]] : []));
  return { ...Object.fromEntries(facets), ...(q !== '' && { q }) };
};

/** CO-1: all comics, with what is searched for, filters and their order in the address. */
export default function ComicList() {
  const t = useWords('comics');
  const choice: Choice = {
    genre: useQuery(names.genre),
    status: useQuery(names.status),
    country: useQuery(names.country),
    sort: useQuery(names.sort),
    q: useQuery(names.q),
  };
  const sort = sortIn(choice.sort);
  const query = queryOf(choice);
  const list = useLastSeen(useFeed(comicList, { ...query, sort }));
  const counts = useLast(useResource(comicFacets, query).value);
  return (
    <div className={styles.rail}>
      <SearchBar label={t('search')} q={choice.q ?? ''} pathOf={(q) => pathOf({ ...choice, q })} />
      <nav className={styles.filters} aria-label={t('facets.label')}>
        {facetKeys.map((key) => {
          const values = counts?.[key].filter(({ count, value }) => count > 0 || choice[key] === value) ?? [];
          return (
            values.length > 0 && (
              <ul key={key} className={styles.chips} aria-label={t(`facets.${key}`)}>
                {values.slice(0, 12).map(({ value, name, count }) => {
                  const on = choice[key] === value;
                  return (
                    <li key={value}>
                      <Link
                        to={pathOf({ ...choice, [key]: on ? null : value })}
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
            )
          );
        })}
        <ul className={styles.chips} aria-label={t('facets.sort')}>
          {comicSorts.map((one) => (
            <li key={one}>
              <Link
                to={pathOf({ ...choice, sort: one === 'updated' ? null : one })}
                replace
                {...chipLook(one === sort)}
                aria-current={one === sort ? 'true' : undefined}
              >
                {t(`sorts.${one}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {list.value && (
        <p className={styles.fact} role="status">
          {t('count', { count: list.value.about.total })}
        </p>
      )}
      <Feed of={list} empty={<Empty fact={t('noMatchFact')}>{t('noMatch')}</Empty>}>
        {(comics) => (
          <ul className={styles.grid}>
            {comics.map((comic, i) => (
              <ComicTile key={comic.comicId} comic={comic} eager={i < 6} />
            ))}
          </ul>
        )}
      </Feed>
    </div>
  );
}
