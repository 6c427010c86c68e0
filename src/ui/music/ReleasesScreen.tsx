import { albumKinds } from '#domain/music/music.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { releaseList } from '#machines/music/music.resources.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useWords } from '../hooks/useWords.ts';
import { chipLook } from '../kit/Chip.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Feed } from '../kit/Feed.tsx';
import { Link } from '../kit/Link.tsx';
import { MusicNav } from './MusicNav.tsx';
import { AlbumTile } from './tiles.tsx';
import * as styles from './music.css.ts';

/** MU-7: albums, singles and EPs, the latest release first. */
export default function ReleasesScreen() {
  const t = useWords('music');
  const asked = useQuery('loai');
  const kind = albumKinds.find((one) => one === asked) ?? null;
  const albums = useFeed(releaseList, { kind });
  return (
    <div className={styles.page}>
      <MusicNav at="musicReleases" />
      <div className={styles.main}>
        <ul className={styles.chips}>
          {[null, ...albumKinds].map((one) => (
            <li key={one ?? 'all'}>
              <Link
                to={one === null ? hrefOf('musicReleases') : `${hrefOf('musicReleases')}?loai=${one}`}
                replace
                {...chipLook(one === kind)}
                aria-current={one === kind ? 'true' : undefined}
              >
                {t(`kind.${one ?? 'all'}`)}
              </Link>
            </li>
          ))}
        </ul>
        <Feed of={albums} empty={<Empty fact={t('noneFact')}>{t('none')}</Empty>}>
          {(list) => (
            <ul className={styles.grid}>
              {list.map((album, i) => (
                <AlbumTile key={album.albumId} album={album} eager={i < 6} />
              ))}
            </ul>
          )}
        </Feed>
      </div>
    </div>
  );
}
