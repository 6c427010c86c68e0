/** A page for search engines. */
export interface ListedPage {
  /** Its canonical path, without language prefix. */
  readonly path: string;
  /** When what it shows last changed, epoch milliseconds; absent where nobody knows. */
  readonly changedTs?: number;
}

/** Pages that are too many to be read with every other part of the sitemap. */
export interface PageList {
  /** Part of the addresses of its sitemaps: small letters. */
  readonly name: string;
  readonly pages: () => Promise<readonly ListedPage[]>;
}
