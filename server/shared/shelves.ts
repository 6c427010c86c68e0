import type { Locale } from '#domain/locale/locale.ts';
import type { NewsCategory } from '#domain/news/article.ts';
import type { Words } from './words.ts';

/** A category that the portal defines itself. */
export interface Shelf {
  readonly slug: string;
  readonly name: Words;
  readonly types: readonly { readonly slug: string; readonly name: Words }[];
}
/**
 * The category and type of an item; for categories and types that are not the portal's own, the item brings the names.
 */
export interface OnShelf {
  readonly category: string;
  readonly type: string;
  readonly categoryName?: Words;
  readonly typeName?: Words;
}

export const shelfType = (slug: string, vi: string, en: string, zh: string) => ({ slug, name: { vi, en, zh } });

const spoken = (slug: string): string => {
  const text = slug.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
const placeIn = (slugs: readonly string[], slug: string): number => {
  const at = slugs.indexOf(slug);
  return at < 0 ? slugs.length : at;
};

/** The names and order of categories: those that the portal defines, in the order of the tabs, and others. */
export const shelvesOf = (shelves: readonly Shelf[]) => {
  const own = (category: string) => shelves.find(({ slug }) => slug === category);
  const order = shelves.map(({ slug }) => slug);
  const categoryName = ({ category, categoryName: given }: OnShelf, locale: Locale): string =>
    (own(category)?.name ?? given)?.[locale] ?? spoken(category);
  const typeName = ({ category, type: slug, typeName: given }: OnShelf, locale: Locale): string =>
    (own(category)?.types.find((one) => one.slug === slug)?.name ??
      shelves.flatMap(({ types }) => types).find((one) => one.slug === slug)?.name ??
      given)?.[locale] ?? spoken(slug);
  const tree = (all: readonly OnShelf[], locale: Locale): readonly NewsCategory[] => {
    const found = new Map<string, Map<string, OnShelf>>();
    for (const one of all) {
      const types = found.get(one.category) ?? new Map<string, OnShelf>();
      if (!types.has(one.type)) types.set(one.type, one);
      found.set(one.category, types);
    }
    return [...found]
      .toSorted(([a], [b]) => placeIn(order, a) - placeIn(order, b))
      .map(([slug, types]) => {
        const typeOrder = own(slug)?.types.map((one) => one.slug) ?? [];
        return {
          ...{ slug, name: categoryName([...types.values()][0]!, locale) },
          types: [...types.values()]
            .toSorted((a, b) => placeIn(typeOrder, a.type) - placeIn(typeOrder, b.type))
            .map((one) => ({ slug: one.type, name: typeName(one, locale) })),
        };
      });
  };
  return {
    /** Whether the portal defines this category with this type. */
    isOwn: (category: string, type: string): boolean => own(category)?.types.some(({ slug }) => slug === type) ?? false,
    categoryName,
    typeName,
    /** Categories that have items: the portal's own first, then others by the names that their first item gives. */
    tree,
    /** Categories to choose from: all of the portal's own, with or without items, and others that have items. */
    offered: (all: readonly OnShelf[], locale: Locale): readonly NewsCategory[] =>
      tree(
        [
          ...all,
          ...shelves.flatMap(({ slug: category, types }) =>
            types.map(({ slug }): OnShelf => ({ category, type: slug })),
          ),
        ],
        locale,
      ),
  };
};
