import { slug } from '#domain/shared/slug.ts';

/** Genres by other names for them; the rest are their own slugs. */
const others: Readonly<Record<string, string>> = {
  ...{
    'sci-fi': 'science-fiction',
    scifi: 'science-fiction',
    'sci-fi-fantasy': 'science-fiction',
    biopic: 'biography',
  },
  ...{ 'science-fiction-fantasy': 'science-fiction', suspense: 'thriller', musical: 'music', sports: 'sport' },
  ...{ children: 'kids', cartoon: 'animation', anime: 'animation', historical: 'history', doc: 'documentary' },
  ...{ 'talk-show': 'talk', 'reality-tv': 'reality', romantic: 'romance', detective: 'mystery', 'war-politics': 'war' },
  ...{ 'action-adventure': 'action', 'short-film': 'short' },
  ...{ 'hanh-dong': 'action', 'phieu-luu': 'adventure', 'hoat-hinh': 'animation', hai: 'comedy', 'hinh-su': 'crime' },
  ...{
    'tai-lieu': 'documentary',
    'chinh-kich': 'drama',
    'gia-dinh': 'family',
    'ky-ao': 'fantasy',
    'lich-su': 'history',
  },
  ...{
    'kinh-di': 'horror',
    'bi-an': 'mystery',
    'tinh-cam': 'romance',
    'vien-tuong': 'science-fiction',
    'giat-gan': 'thriller',
  },
  ...{ 'chien-tranh': 'war', 'vien-tay': 'western', 'am-nhac': 'music', 'the-thao': 'sport', 'thieu-nhi': 'kids' },
};

const LONGEST = 32;
/** The value of a genre; empty if its name has no letters of ours. */
export const genreOf = (name: string): string => {
  const value = slug(name.replaceAll('&', ' ').replaceAll('/', ' ')).slice(0, LONGEST).replace(/-$/u, '');
  return others[value] ?? value;
};
