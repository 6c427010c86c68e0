/** `live` has a live edge and no length; `video` (an episode, a reel) and `audio` (no picture) have a length. */
export type MediaKind = 'live' | 'video' | 'audio';

/**
 * Something that plays, as the code around the player sees it: the stage, the mini player, the media keys, a queue, the
 * watch history. Its streams are not part of it: they belong to its area.
 */
export interface MediaItem {
  readonly kind: MediaKind;
  /** The id within its area: of a room, an episode, a song. */
  readonly id: string;
  readonly title: string;
  /** A commentator, actors, an artist; empty if nobody is named. */
  readonly artist: string;
  /** A league, a series, an album; empty if it belongs to none. */
  readonly collection: string;
  /** Address of its still picture. */
  readonly artwork: string | null;
  /** The page that shows it, without a language prefix. */
  readonly path: string;
}
