/** The page of all news. */
export const NEWS_PATH = '/tin-tuc';

export const typePath = (category: string, type: string): string => `${NEWS_PATH}/${category}/${type}`;
export const articlePath = ({
  category,
  type,
  slug,
}: {
  readonly category: string;
  readonly type: string;
  readonly slug: string;
}): string => `${typePath(category, type)}/${slug}`;

/** CALLS 3: the newsroom's own, which no category may be called. */
export const reservedNewsSlugs: readonly string[] = ['toa-soan', 'rss-xml', 'feed-json'];

/** Part of an address of news: small letters, digits and hyphens. */
export const isNewsSlug = (text: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/u.test(text) && text.length <= 96 && !reservedNewsSlugs.includes(text);
