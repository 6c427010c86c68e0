import { artistNames } from '#domain/listening/track.ts';
import type { Album } from '#domain/music/music.ts';
import { albumPath, artistPath } from '#domain/music/musicPaths.ts';
import { sidesOf } from '#domain/music/sides.ts';
import { clockText } from '#domain/vod/vod.ts';
import { albumDetail } from '#machines/music/music.resources.ts';
import { isMissing } from '#ports/failure.ts';
import type { ScreenProps } from '../app/screen.ts';
import { Cover } from '../features/music/Cover.tsx';
import { MarkButton } from '../features/social/MarkButton.tsx';
import { useCanonical } from '../hooks/useCanonical.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useNotFound } from '../hooks/useNotFound.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Failed } from '../kit/Failed.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Link } from '../kit/Link.tsx';
import { Skeleton, SkeletonRows } from '../kit/Skeleton.tsx';
import { PlayAll } from './PlayAll.tsx';
import { SongList } from './SongList.tsx';
import { AlbumTile } from './tiles.tsx';
import * as styles from './music.css.ts';

/** MU-8: an album with its sides, its length and how often it was played. */
export default function AlbumScreen({ params: { name, id } }: Pick<ScreenProps<'musicAlbum'>, 'params'>) {
  const { value: album, failure, busy, retry } = useResource(albumDetail, { id });
  useNotFound(!album && isMissing(failure));
  useCanonical(album && albumPath(album), albumPath({ albumId: id, slug: name }));
  if (failure && !album) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!album) return <DetailSkeleton />;
  return <Shown album={album} />;
}

export const DetailSkeleton = () => (
  <div className={styles.page} aria-hidden="true">
    <div className={styles.detail}>
      <Skeleton height={248} />
      <Skeleton height={160} />
    </div>
    <div className={styles.main}>
      <SkeletonRows rows={8} height={52} />
    </div>
  </div>
);

const Shown = ({ album }: { readonly album: Album }) => {
  const t = useWords('music');
  const { albumId, name, kind, artists, cover, releaseDate, songs, durationSec, counters, about, related } = album;
  const from = `album:${albumId}`;
  const year = releaseDate?.slice(0, 4);
  const parts = sidesOf(songs);
  return (
    <article className={styles.page}>
      <div className={styles.detail}>
        <Cover picture={cover} eager />
        <div className={styles.detailHead}>
          <p className={styles.fact}>{[t(`kind.${kind}`), year].filter(Boolean).join(', ')}</p>
          <h1 className={styles.work}>{name}</h1>
          <p className={styles.fact}>
            {artists.map((artist, i) => (
              <span key={artist.artistId}>
                {i > 0 && ', '}
                <Link to={artistPath(artist)}>{artist.name}</Link>
              </span>
            ))}
            {' · '}
            {t.tn('songs', songs.length)}, <Figure size={18}>{clockText(durationSec)}</Figure>
            {' · '}
            {t('plays', { count: counters.plays })}
          </p>
          <div className={styles.acts}>
            <PlayAll songs={songs} from={from} />
            {useHydrated() && <MarkButton mark="save" target={{ type: 'album', id: albumId }} name={name} />}
          </div>
        </div>
      </div>
      <div className={styles.main}>
        {parts.map((part) => (
          <section key={part.name}>
            {parts.length > 1 && (
              <h2 className={styles.side}>
                {t('side', { name: part.name })} <Figure size={18}>{clockText(part.durationSec)}</Figure>
              </h2>
            )}
            <SongList songs={part.songs} from={from} whole={songs} first={songs.indexOf(part.songs[0]!) + 1} numbered />
          </section>
        ))}
        {about && <p className={styles.about}>{about}</p>}
        <p className={styles.fact}>
          {[album.demo ? t('demo') : '', album.licence, album.credit || artistNames(album)].filter(Boolean).join(' · ')}
        </p>
      </div>
      {related.length > 0 && (
        <section className={styles.section}>
          <div className={styles.head}>
            <h2>{t('near')}</h2>
          </div>
          <ul className={styles.rail}>
            {related.map((one) => (
              <AlbumTile key={one.albumId} album={one} />
            ))}
          </ul>
        </section>
      )}
    </article>
  );
};
