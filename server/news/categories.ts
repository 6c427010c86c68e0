import type { Locale } from '#domain/locale/locale.ts';
import type { NewsCategory } from '#domain/news/article.ts';
import { words, type Words } from '../shared/words.ts';
import type { Listed, Newsstand } from './catalogue.ts';

interface Shelf {
  readonly slug: string;
  readonly name: Words;
  readonly types: readonly { readonly slug: string; readonly name: Words }[];
}
const type = (slug: string, vi: string, en: string, zh: string) => ({ slug, name: words(vi, en, zh) });
const preview = type('nhan-dinh', 'Nhận định', 'Previews', '前瞻');
const report = type('tuong-thuat', 'Tường thuật', 'Reports', '戰報');
const roundUp = type('bang-xep-hang', 'Bảng xếp hạng', 'Tables', '積分榜');

/** The portal's own categories, in the order of the tabs. */
export const ownCategories: readonly Shelf[] = [
  { slug: 'dong-bang', name: words('Đồng Bằng', 'Delta League', '三角洲聯賽'), types: [preview, report, roundUp] },
  { slug: 'cup', name: words('Cúp', 'Cups', '盃賽'), types: [preview, report] },
  { slug: 'giai-khac', name: words('Giải khác', 'Other leagues', '其他聯賽'), types: [preview, report, roundUp] },
  {
    ...{ slug: 'chuyen-nhuong', name: words('Chuyển nhượng', 'Transfers', '轉會') },
    types: [type('hop-dong', 'Hợp đồng', 'Contracts', '合約'), type('doi-hinh', 'Đội hình', 'Squads', '陣容')],
  },
  { slug: 'bong-ro', name: words('Bóng rổ', 'Basketball', '籃球'), types: [report] },
  { slug: 'esport', name: words('Esport', 'Esports', '電競'), types: [report] },
  {
    ...{ slug: 'hau-truong', name: words('Hậu trường', 'Behind the scenes', '幕後') },
    types: [
      type('cau-chuyen', 'Câu chuyện', 'Stories', '故事'),
      type('san-bai', 'Sân bãi', 'Grounds', '球場'),
      type('khan-gia', 'Khán giả', 'Supporters', '球迷'),
    ],
  },
];

const spoken = (slug: string): string => {
  const text = slug.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
const own = (category: string) => ownCategories.find(({ slug }) => slug === category);

/** Whether the portal has this category, with this type. */
export const isOwnShelf = (category: string, type: string): boolean =>
  own(category)?.types.some(({ slug }) => slug === type) ?? false;

/** What a category is called: by the portal, by an imported article, else by its slug. */
export const categoryName = ({ category, categoryName: given }: Listed, locale: Locale): string =>
  (own(category)?.name ?? given)?.[locale] ?? spoken(category);
export const typeName = ({ category, type: slug, typeName: given }: Listed, locale: Locale): string =>
  (own(category)?.types.find((one) => one.slug === slug)?.name ??
    ownCategories.flatMap(({ types }) => types).find((one) => one.slug === slug)?.name ??
    given)?.[locale] ?? spoken(slug);

/** Those that have articles: the portal's own first, then others as the newest article names them. */
export const categoryTree = ({ all }: Newsstand, locale: Locale): readonly NewsCategory[] => {
  const found = new Map<string, Map<string, Listed>>();
  for (const article of all) {
    const types = found.get(article.category) ?? new Map<string, Listed>();
    if (!types.has(article.type)) types.set(article.type, article);
    found.set(article.category, types);
  }
  const place = (slugs: readonly string[], slug: string) => {
    const at = slugs.indexOf(slug);
    return at < 0 ? slugs.length : at;
  };
  const order = ownCategories.map(({ slug }) => slug);
  return [...found]
    .toSorted(([a], [b]) => place(order, a) - place(order, b))
    .map(([slug, types]) => {
      const typeOrder = own(slug)?.types.map((one) => one.slug) ?? [];
      return {
        ...{ slug, name: categoryName([...types.values()][0]!, locale) },
        types: [...types.values()]
          .toSorted((a, b) => place(typeOrder, a.type) - place(typeOrder, b.type))
          .map((article) => ({ slug: article.type, name: typeName(article, locale) })),
      };
    });
};
