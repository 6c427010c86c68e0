import type { AlbumForm, ArtistForm, ListedForm, LyricForm, SongForm } from './musicForm.ts';

export interface StoredSong extends ListedForm {
  readonly songId: string;
}
export interface StoredAlbum extends AlbumForm {
  readonly albumId: string;
}
export interface StoredArtist extends ArtistForm {
  readonly artistId: string;
}

/** Songs that were not imported. */
export interface MusicSource {
  readonly songs: readonly StoredSong[];
  readonly albums: readonly StoredAlbum[];
  readonly artists: readonly StoredArtist[];
  readonly formOf: (songId: string) => SongForm | null;
  readonly lyricOf: (songId: string) => LyricForm | null;
  /** How often a song was played on a day, counted as in `playDayOf`, up to `now`. */
  readonly plays: (songId: string, day: number, now: number) => number;
}
