import { highlightPath } from '#domain/highlights/highlightPaths.ts';
import type { PageList } from '../shared/pageList.ts';
import type { HighlightCatalogue } from './catalogue.ts';

/** All highlights, for the sitemap of the portal. */
export const highlightList = (catalogue: HighlightCatalogue): PageList => ({
  name: 'highlights',
  pages: async () =>
    (await catalogue.read()).all.map((one) => ({ path: highlightPath(one), changedTs: one.createdAt })),
});
