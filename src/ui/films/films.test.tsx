import { afterEach, expect, it } from 'vitest';
import type { FilmCard } from '#domain/films/film.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { FilmsPort } from '#ports/films.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { clear, show } from '../../../tests/fakes/screen.tsx';
import FilmsScreen from './FilmsScreen.tsx';
import { facetPath, queryOf } from './facetPaths.ts';

afterEach(clear);

const film: FilmCard = {
  ...{ filmId: 'nguoi-ban-gio', slug: 'nguoi-ban-gio', kind: 'phim', title: 'Người bán gió', year: 2024 },
  ...{ durationSec: 97, genres: [{ value: 'drama', name: 'Chính kịch' }], poster: null },
  ...{ rating: { avg: 0, n: 0 }, plays: true, demo: true },
};
const open = async (films: Partial<FilmsPort>) => {
  const app = fakeApp({ ports: { ...silentPorts(), loadPort: fakeLoadPort({ films }) } });
  await app.words.load('vi', ['films', 'feed']);
  return show(<FilmsScreen />, app);
};
const rails = [{ key: 'half', title: 'Vừa một hiệp', genre: null, total: 30, items: [film] }] as const;

it('FI-1: shows tonight’s film and rails by the time they take, each with the way to all of it', async () => {
  const home = {
    heroes: [{ ...film, tagline: 'Gió lặng.', licence: '', backdrop: null }],
    rails,
    totals: { films: 1, shows: 0 },
  };
  const { place } = await open({ home: async () => succeeded(home) });
  await expect.poll(() => place.querySelector('h2')?.textContent).toBe('Người bán gió');
  expect(place.querySelector('a[href="/phim-anh/xem-phim/nguoi-ban-gio?xem=1"]')).not.toBeNull();
  expect(place.querySelector('a[href="/phim-anh/phim?thoi-gian=half"]')?.textContent).toContain('30');
  expect(place.querySelector('[data-film="nguoi-ban-gio"]')?.textContent).toContain('2 phút');
});
it('FI-1: says that there is nothing yet, and offers to try again where it cannot be loaded', async () => {
  const none = { heroes: [], rails: [], totals: { films: 0, shows: 0 } };
  const empty = await open({ home: async () => succeeded(none) });
  await expect.poll(() => empty.place.textContent).toContain('Chưa có phim nào');
  const broken = await open({ home: async () => failed({ kind: 'unreachable' }) });
  await expect.poll(() => [...broken.place.querySelectorAll('button')].length).toBeGreaterThan(0);
});
it('FI-10: keeps filters in the address, and leaves out what cannot be one', () => {
  const chosen = { time: 'half', genre: 'drama', country: null, year: '<x>', q: ' – ' };
  expect(queryOf('phim', chosen)).toEqual({ kind: 'phim', time: 'half', genre: 'drama' });
  expect(facetPath('filmsOfShows', { time: 'half', genre: null })).toBe('/phim-anh/tv-show?thoi-gian=half');
});
