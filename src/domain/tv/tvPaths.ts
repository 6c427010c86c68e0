interface Placed {
  readonly nation: string;
  readonly slug: string;
}

/** The nation of `/tivi` itself, where the viewer has watched nothing yet. */
export const HOME_NATION = 'vietnam';

export const nationPath = (nation: string): string => `/tivi/${nation}`;
/** TV-3: the guide of a nation, without a player above it. */
export const guidePath = (nation: string): string => `${nationPath(nation)}?guide=1`;

interface OfCategory {
  readonly category?: string | undefined;
  /** From 1. */
  readonly page?: number;
}
/** The channels of a nation by category; of all of them without one. */
export const categoryPath = (nation: string, { category, page = 1 }: OfCategory = {}): string =>
  `${nationPath(nation)}?muc=the-loai${category === undefined ? '' : `&loai=${encodeURIComponent(category)}`}${page > 1 ? `&trang=${page}` : ''}`;

/** The page of a channel; `from` is the start of a programme to go back to, epoch milliseconds. */
export const channelPath = ({ nation, slug }: Placed, from?: number): string =>
  `/tivi/${nation}/${slug}${from === undefined ? '' : `?tu=${Math.floor(from / 1000)}`}`;
