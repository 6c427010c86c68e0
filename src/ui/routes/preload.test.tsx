import { expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { findRoute } from '#domain/routing/findRoute.ts';
import { loadLocaleFile } from '../i18n/localeFiles.ts';
import { createWordStore } from '../i18n/wordStore.ts';
import { createPreload, loadAddress } from './preload.ts';

it('A-6, LOCALE-2: words that a link asks for and that cannot be had are told of, and the page opens', async () => {
  const messages = createWordStore((locale) =>
    locale === 'vi' ? Promise.resolve({}) : Promise.reject(new Error('gone')),
  );
  const failed: Locale[] = [];
  const load = loadAddress(messages, (locale) => failed.push(locale));
  const found = findRoute('/menu')!;
  await load({ to: '/menu', found });
  expect(failed).toEqual([]);
  await load({ to: '/en/menu?x=1', found });
  expect(failed).toEqual(['en']);
});

it('NAV-7: a room that somebody points at brings the controls of its picture along, a page without one does not', async () => {
  performance.setResourceTimingBufferSize(5000);
  const stageCame = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/ViewerStage.tsx'));
  const loads: Promise<unknown>[] = [];
  const ahead: string[] = [];
  const preload = createPreload({
    readRoutes: async () => findRoute,
    preloads: { want: (_, load) => void loads.push(load()), inFlight: () => 0, waiting: () => 0 },
    words: createWordStore(loadLocaleFile),
    locale: () => 'vi',
    savesData: () => false,
    ahead: ({ found }) => void ahead.push(found.route.id),
  });
  void preload('/menu');
  await Promise.all(loads);
  expect([ahead, stageCame()]).toEqual([['menu'], false]);
  void preload('/truc-tiep/the-thao/bong-da/ben-go-nang-som-r1');
  await Promise.all(loads);
  expect([ahead, stageCame()]).toEqual([['menu', 'roomFootball'], true]);
});

it('CO-12: what is asked for comes at once, also where data are saved, and is missed where it does not come', async () => {
  const ahead: string[] = [];
  const open = (load: typeof loadLocaleFile) =>
    createPreload({
      readRoutes: async () => findRoute,
      preloads: { want: () => expect.unreachable(), inFlight: () => 0, waiting: () => 0 },
      words: createWordStore(load),
      ...{ locale: () => 'vi', savesData: () => true },
      ahead: ({ found }) => void ahead.push(found.route.id),
    });
  await open(loadLocaleFile)('/menu');
  await open(loadLocaleFile)('/menu', true);
  await expect(open(() => Promise.reject(new Error('gone')))('/menu', true)).rejects.toThrow();
  expect(ahead).toEqual([]);
});
