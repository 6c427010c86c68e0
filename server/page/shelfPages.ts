import type { Locale } from '#domain/locale/locale.ts';
import type { NewsCategory } from '#domain/news/article.ts';
import { placeNames, type NewsPlace } from '#domain/news/newsView.ts';
import { newsPlaces } from '#domain/routing/pageTitle.ts';
import { isRefused, type Refusal } from '../shared/refusal.ts';
import type { FoundPage, NoPage } from './areaPage.ts';

interface Shelves {
  readonly treeFor: (locale: Locale) => Promise<readonly NewsCategory[] | Refusal>;
  readonly pathOf: (place: NewsPlace) => string;
}

/** NE-1: the pages of categories and of the types in them; what the categories do not have is 404. */
export const shelfPages = ({ treeFor, pathOf }: Shelves) => ({
  find: async (
    place: NewsPlace & { readonly category: string },
    locale: Locale,
  ): Promise<(FoundPage & { readonly status?: undefined }) | NoPage> => {
    const tree = await treeFor(locale);
    const names = isRefused(tree) ? null : placeNames(tree, place);
    return names ? { canonicalPath: pathOf(place), places: newsPlaces(names) } : { status: 404 };
  },
  paths: async (): Promise<readonly string[]> => {
    const tree = await treeFor('vi');
    if (isRefused(tree)) return [];
    return tree.flatMap(({ slug: category, types }) => [
      pathOf({ category }),
      ...types.map(({ slug: type }) => pathOf({ category, type })),
    ]);
  },
});
