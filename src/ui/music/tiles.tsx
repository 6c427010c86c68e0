import { artistNames } from '#domain/listening/track.ts';
import type { AlbumCard, ArtistCard, Mood } from '#domain/music/music.ts';
import { albumPath, artistPath } from '#domain/music/musicPaths.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { Cover } from '../features/music/Cover.tsx';
import { useWords } from '../hooks/useWords.ts';
import { Link } from '../kit/Link.tsx';
import * as styles from './music.css.ts';

/** An album in a rail or a list. */
export const AlbumTile = ({ album, eager }: { readonly album: AlbumCard; readonly eager?: boolean }) => (
  <li className={styles.tile} data-album={album.albumId}>
    <Link className={styles.tileLink} to={albumPath(album)}>
      <Cover picture={album.cover} {...(eager && { eager })} />
      <b>{album.name}</b>
      <small>{artistNames(album)}</small>
    </Link>
  </li>
);

export const ArtistTile = ({ artist, fact }: { readonly artist: ArtistCard; readonly fact?: string }) => {
  const t = useWords('music');
  return (
    <li className={styles.artist} data-artist={artist.artistId}>
      <Link className={styles.tileLink} to={artistPath(artist)}>
        <span className={styles.round}>
          <Cover picture={artist.photo} />
        </span>
        <b>{artist.name}</b>
        <small>{fact ?? t.tn('songs', artist.songCount)}</small>
      </Link>
    </li>
  );
};

/** Songs for a moment of the day; the name stands on the picture. */
export const MoodTile = ({ mood }: { readonly mood: Mood }) => (
  <li className={styles.mood}>
    <Link className={styles.moodLink} to={`${hrefOf('musicMood')}?tam-trang=${mood.slug}`} data-ink={mood.ink}>
      <img src={mood.cover.url} width={mood.cover.w} height={mood.cover.h} alt="" loading="lazy" decoding="async" />
      <b>{mood.name}</b>
    </Link>
  </li>
);
