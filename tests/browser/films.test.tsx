import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { failed, succeeded } from '#ports/failure.ts';
import type { FilmsPort } from '#ports/films.ts';
import films from '#locales/vi/films.json';
import shell from '#locales/vi/shell.json';
import { locales } from '#domain/locale/locale.ts';
import { act, clear } from '../fakes/screen.tsx';
import { fakeVodPlayer } from '../fakes/vodPlayer.ts';
import { filmArea } from './support/filmArea.ts';
import { createFindings, resetWindow, wide } from './support/judge.ts';
import { openPortal } from './support/portal.tsx';

beforeEach(() => page.viewport(wide.width, wide.height));
afterEach(async () => {
  await clear();
  await resetWindow();
});

const never = () => new Promise<never>(() => {});
const broken = async () => failed({ kind: 'serverFault', code: 500 } as const);
const none: Partial<FilmsPort> = {
  home: async () => succeeded({ heroes: [], rails: [], totals: { films: 0, shows: 0 } }),
  list: async () => succeeded({ list: [], next: null, total: 0 }),
  saved: async () => succeeded({ list: [], next: null }),
};
const paths = ['/phim-anh', '/phim-anh/phim', '/phim-anh/film-da-luu'] as const;
const empty = { [paths[0]]: films.none, [paths[1]]: films.none, [paths[2]]: films.savedNone };

it.each(
  paths.flatMap((path) => [
    ['loading', path, { home: never, list: never, saved: never }, ''] as const,
    ['failed', path, { home: broken, list: broken, saved: broken }, shell.failed.retry] as const,
    ['empty', path, none, empty[path]] as const,
  ]),
)('axe finds nothing serious in films that are %s: %s', async (state, path, given, text) => {
  const { place, shown } = await openPortal(path, { areas: { films: { ...filmArea, ...given } } });
  await shown('#content h1');
  await expect.poll(() => place.textContent, { timeout: 10_000 }).toContain(text);
  const found = createFindings();
  await found.judge(state);
  found.expectNone();
});

it('what was there of films stays without a network, and says so', async () => {
  const { place, shown } = await openPortal('/phim-anh/phim', {});
  await shown('#content [data-film]');
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(() => window.dispatchEvent(new Event('offline')));
  await expect.poll(() => place.textContent, { timeout: 10_000 }).toContain(shell.offlineSince.split(',')[0]!);
  await shown('#content [data-film]');
  network.mockRestore();
});

it.each(locales.map(({ code }) => code))(
  'axe finds nothing serious in the player of films and its sheet in %s',
  async (locale) => {
    const { vod, play } = fakeVodPlayer();
    const { place, shown } = await openPortal('/phim-anh/xem-phim/nguoi-ban-gio?xem=1', { locale, vod });
    await shown('[data-part="touches"]');
    await act(() => play(12));
    const found = createFindings();
    await found.judge('player');
    const sheet = () => place.querySelector<HTMLElement>('button[aria-expanded]');
    await shown('button[aria-expanded="false"]');
    await act(() => sheet()?.click());
    await found.judge('sheet');
    found.expectNone();
  },
);
