import type { TargetType } from '#domain/social/social.ts';

/** The icon of a kind on the shelf; one that is not named here has none. What it is, its card says. */
export const shelfIcons: Partial<Record<TargetType, 'film' | 'radio' | 'tv' | 'book-open' | 'music'>> = {
  film: 'film',
  episode: 'film',
  highlight: 'film',
  chapter: 'book-open',
  room: 'radio',
  song: 'music',
  album: 'music',
  channel: 'tv',
  programme: 'tv',
};
