/** Something live has an edge and no length, a video (an episode, a reel) has a length, and so has a sound without a picture. */
export type MediaKind = 'live' | 'video' | 'audio';

/**
 * Something that plays, in the words of everything around it: the stage and its small form, the system's media keys, a
 * queue, what was watched last. How it plays is no part of it: its streams belong to its area.
 */
export interface MediaItem {
  readonly kind: MediaKind;
  /** In its own area: a room's, an episode's, a song's. */
  readonly id: string;
  readonly title: string;
  /** Who is heard or seen: a commentator, actors, an artist; empty where nobody is named. */
  readonly artist: string;
  /** What it is a part of: a league, a series, an album; empty where it stands alone. */
  readonly collection: string;
  /** The address of its still picture. */
  readonly artwork: string | null;
  /** The page where it is at home, without a language prefix. */
  readonly path: string;
}
