import type { Asking } from './asking.ts';

/** For a film that does not exist; the demo's films have tests of their own. */
export const filmsQuestions = (): Pick<Asking, 'films' | 'handover' | 'party'> => ({
  party: {
    create: { input: { target: { type: 'film', id: 'khong-co' } }, refused: 404 },
    join: { input: { code: 'ABC234' }, refused: 410 },
  },
  handover: {
    create: { input: { target: { type: 'film', id: 'khong-co' }, positionSec: 1 }, refused: 404 },
    take: { input: { code: 'abc-234' }, refused: 410 },
  },
  films: {
    home: { input: {}, holds: ({ rails, totals }) => rails.every(({ total }) => total > 0) && totals.films >= 0 },
    list: {
      input: { kind: 'phim', sort: 'title', genre: 'drama,comedy' },
      holds: ({ list, total }) => total >= list.length,
    },
    facets: { input: { q: 'khong co phim nay' }, holds: ({ total, genre }) => total === 0 && genre.length === 0 },
    detail: { input: { slug: 'khong-co' }, refused: 404 },
    episodes: { input: { filmId: 'khong-co', season: 1 }, refused: 404 },
    playback: { input: { slug: 'khong-co' }, refused: 404 },
    cards: { input: { ids: 'khong-co,cung-khong' }, holds: (list) => list.length === 0 },
    saved: { input: {}, holds: ({ list }) => list.length === 0 },
  },
});
