import { songSorts, type SongFacet, type SongSort } from '#domain/music/music.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { wantedText } from '#domain/schedule/matchSearch.ts';
import type { SongQuery } from '#ports/music.ts';

/** What is chosen, as the address says it; null for all. */
export type SongChoice = Readonly<Record<SongFacet | 'q' | 'sort', string | null>>;

const names = { genre: 'the-loai', mood: 'tam-trang', decade: 'thap-ky', lyric: 'loi', q: 'q', sort: 'xep' } as const;
/** What the origin takes as values of a facet. */
const VALUES = /^[A-Za-z0-9-]{1,48}(,[A-Za-z0-9-]{1,48}){0,15}$/u;

export const sortOf = (text: string | null): SongSort => songSorts.find((one) => one === text) ?? 'popular';

/** What the list asks for; a value that cannot be one is as if it were not there. */
export const songQuery = (chosen: SongChoice): SongQuery => {
  const q = wantedText(chosen.q);
  const facets = (['genre', 'mood', 'decade', 'lyric'] as const).flatMap((key) =>
    VALUES.test(chosen[key] ?? '') ? [[key, chosen[key]]] : [],
  );
  return { ...Object.fromEntries(facets), ...(q && { q }), sort: sortOf(chosen.sort) };
};

/** The address of the list with these filters. */
export const songsPath = (chosen: Partial<SongChoice>): string => {
  const query = (Object.keys(names) as (keyof typeof names)[])
    .flatMap((key) => (chosen[key] ? [`${names[key]}=${encodeURIComponent(chosen[key]).replaceAll('%2C', ',')}`] : []))
    .join('&');
  return `${hrefOf('musicAll')}${query === '' ? '' : `?${query}`}`;
};
