import type { Locale } from '#domain/locale/locale.ts';

/** Paths of a page in the languages that it exists in, without language prefix. */
export type OwnPaths = { readonly [Lang in Locale]?: string };

/** A page for search engines. */
export interface ListedPage {
  /** Its canonical path, without language prefix. */
  readonly path: string;
  /** Its paths, if they differ by language or it does not exist in every language. */
  readonly own?: OwnPaths;
  /** When its content last changed, epoch milliseconds; absent if unknown. */
  readonly changedTs?: number;
}

/** Pages that are too many to be read with the rest of the sitemap. */
export interface PageList {
  /** Part of the addresses of its sitemaps, in lower case. */
  readonly name: string;
  readonly pages: () => Promise<readonly ListedPage[]>;
}
