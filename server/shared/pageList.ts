import type { Locale } from '#domain/locale/locale.ts';

/** Paths of a page in the languages that it is in, without language prefix. */
export type OwnPaths = { readonly [Lang in Locale]?: string };

/** A page for search engines. */
export interface ListedPage {
  /** Its canonical path, without language prefix. */
  readonly path: string;
  /** Its paths, where they differ by language or it is not in every one. */
  readonly own?: OwnPaths;
  /** When what it shows last changed, epoch milliseconds; absent where nobody knows. */
  readonly changedTs?: number;
}

/** Pages that are too many to be read with every other part of the sitemap. */
export interface PageList {
  /** Part of the addresses of its sitemaps: small letters. */
  readonly name: string;
  readonly pages: () => Promise<readonly ListedPage[]>;
}
