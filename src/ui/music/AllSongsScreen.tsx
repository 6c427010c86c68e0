import { songFacets, songSorts, type FoundSong } from '#domain/music/music.ts';
import { songPath } from '#domain/music/musicPaths.ts';
import { wantedText } from '#domain/schedule/matchSearch.ts';
import type { SongQuery } from '#ports/music.ts';
import { foundSongs, songFacetList, songList } from '#machines/music/music.resources.ts';
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
import { MusicNav } from './MusicNav.tsx';
import { PlayAll } from './PlayAll.tsx';
import { SongList } from './SongList.tsx';
import { songQuery, songsPath, sortOf, type SongChoice } from './songPaths.ts';
import * as styles from './music.css.ts';

/** MU-7, MU-13: all songs with filters in the address; what is typed also finds lines of their words. */
export default function AllSongsScreen() {
  const t = useWords('music');
  const chosen: SongChoice = {
    genre: useQuery('the-loai'),
    mood: useQuery('tam-trang'),
    decade: useQuery('thap-ky'),
    lyric: useQuery('loi'),
    q: useQuery('q'),
    sort: useQuery('xep'),
  };
  const query = songQuery(chosen);
  const list = useLastSeen(useFeed(songList, query));
  const filtered = Object.entries(chosen).some(([key, value]) => key !== 'sort' && value !== null);
  return (
    <div className={styles.page}>
      <MusicNav at="musicAll" />
      <div className={styles.columns}>
        <Facets {...{ query, chosen, filtered }} />
        <div className={styles.main}>
          <SearchBar label={t('search')} q={chosen.q ?? ''} pathOf={(q) => songsPath({ ...chosen, q })} />
          <Lines q={wantedText(chosen.q)} />
          {list.value && (
            <div className={styles.acts}>
              <p className={styles.fact} role="status">
                {t.tn('songs', list.value.about.total)}
              </p>
              <Sorts chosen={chosen} />
              <PlayAll songs={list.value.list} from="list:all" />
            </div>
          )}
          <Feed
            of={list}
            empty={<Empty fact={t(filtered ? 'noMatchFact' : 'noneFact')}>{t(filtered ? 'noMatch' : 'none')}</Empty>}
          >
            {(songs) => <SongList songs={songs} from="list:all" />}
          </Feed>
        </div>
      </div>
    </div>
  );
}

const Sorts = ({ chosen }: { readonly chosen: SongChoice }) => {
  const t = useWords('music');
  const now = sortOf(chosen.sort);
  return (
    <ul className={styles.chips} aria-label={t('sort.label')}>
      {songSorts.map((one) => (
        <li key={one}>
          <Link
            to={songsPath({ ...chosen, sort: one })}
            replace
            {...chipLook(one === now)}
            aria-current={one === now ? 'true' : undefined}
          >
            {t(`sort.${one}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** MU-13: songs in whose words the typed line is sung. */
const Lines = ({ q }: { readonly q: string }) => {
  const t = useWords('music');
  const { value } = useResource(foundSongs, { q });
  const found =
    value?.filter((one): one is FoundSong & { line: NonNullable<FoundSong['line']> } => one.line !== null) ?? [];
  if (q === '' || found.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{t('lines')}</h2>
      </div>
      <ul className={styles.words}>
        {found.map(({ song, line }) => (
          <li key={song.songId}>
            <Link className={styles.line} to={songPath(song, { atSec: (line.t ?? 0) / 1000 })}>
              <span>“{line.text}”</span>
              <small className={styles.fact}>{song.name}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface FacetsProps {
  readonly query: SongQuery;
  readonly chosen: SongChoice;
  readonly filtered: boolean;
}
const Facets = ({ query: { sort: _, ...query }, chosen, filtered }: FacetsProps) => {
  const t = useWords('music');
  const value = useLast(useResource(songFacetList, query).value);
  return (
    <nav className={styles.facets} aria-label={t('facets.label')}>
      {filtered && (
        <Link to={songsPath({})} replace>
          {t('facets.clear')}
        </Link>
      )}
      {songFacets.map((key) => {
        const values = value?.[key].filter(({ count, value: one }) => count > 0 || chosen[key] === one) ?? [];
        if (values.length === 0) return null;
        return (
          <section key={key}>
            <h2 className={styles.facetHead}>{t(`facets.${key}`)}</h2>
            <ul className={styles.chips}>
              {values.slice(0, 10).map(({ value: one, name, count }) => {
                const on = chosen[key] === one;
                return (
                  <li key={one}>
                    <Link
                      to={songsPath({ ...chosen, [key]: on ? null : one })}
                      replace
                      {...chipLook(on)}
                      aria-current={on ? 'true' : undefined}
                    >
                      {key === 'lyric' ? t(`lyricKind.${one as 'none'}`) : name}
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
