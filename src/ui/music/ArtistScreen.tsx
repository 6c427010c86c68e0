import type { Artist } from '#domain/music/music.ts';
import { artistDetail } from '#machines/music/music.resources.ts';
import { isMissing } from '#ports/failure.ts';
import type { ScreenProps } from '../app/screen.ts';
import { Cover } from '../features/music/Cover.tsx';
import { FollowButton } from '../features/social/FollowButton.tsx';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useNotFound } from '../hooks/useNotFound.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Failed } from '../kit/Failed.tsx';
import { DetailSkeleton } from './AlbumScreen.tsx';
import { PlayAll } from './PlayAll.tsx';
import { SongList } from './SongList.tsx';
import { AlbumTile, ArtistTile } from './tiles.tsx';
import * as styles from './music.css.ts';

/** MU-8: an artist with what is played most, all albums, and who is near. */
export default function ArtistScreen({ params: { artist: slug } }: Pick<ScreenProps<'musicArtist'>, 'params'>) {
  const { value: artist, failure, busy, retry } = useResource(artistDetail, { slug });
  useNotFound(!artist && isMissing(failure));
  if (failure && !artist) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!artist) return <DetailSkeleton />;
  return <Shown artist={artist} />;
}

const Shown = ({ artist }: { readonly artist: Artist }) => {
  const t = useWords('music');
  const { artistId, name, photo, bio, followers, top, albums, related, counters, songCount, demo } = artist;
  const from = `artist:${artistId}`;
  return (
    <article className={styles.page}>
      <div className={styles.detail}>
        <span className={styles.round}>
          <Cover picture={photo} eager />
        </span>
        <div className={styles.detailHead}>
          <p className={styles.fact}>{demo ? t('demo') : t('artist')}</p>
          <h1 className={styles.work}>{name}</h1>
          <p className={styles.fact}>
            {[
              t.tn('songs', songCount),
              t('plays', { count: counters.plays }),
              t('followers', { count: followers }),
            ].join(' · ')}
          </p>
          <div className={styles.acts}>
            <PlayAll songs={top} from={from} />
            {useHydrated() && <FollowButton target={{ type: 'artist', id: artistId }} name={name} size="l" />}
          </div>
        </div>
      </div>
      <section className={styles.section}>
        <div className={styles.head}>
          <h2>{t('top')}</h2>
        </div>
        <SongList songs={top} from={from} />
      </section>
      {albums.length > 0 && (
        <section className={styles.section}>
          <div className={styles.head}>
            <h2>{t('albums')}</h2>
          </div>
          <ul className={styles.grid}>
            {albums.map((album) => (
              <AlbumTile key={album.albumId} album={album} />
            ))}
          </ul>
        </section>
      )}
      {bio && (
        <section className={styles.section}>
          <p className={styles.about}>{bio}</p>
        </section>
      )}
      {related.length > 0 && (
        <section className={styles.section}>
          <div className={styles.head}>
            <h2>{t('near')}</h2>
          </div>
          <ul className={styles.rail}>
            {related.map((one) => (
              <ArtistTile key={one.artistId} artist={one} />
            ))}
          </ul>
        </section>
      )}
    </article>
  );
};
