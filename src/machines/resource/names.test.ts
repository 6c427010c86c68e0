import { expect, it } from 'vitest';
import { echoPorts } from '../../../tests/fakes/echoPorts.ts';
import type { Resource } from './resources.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../*/*.resources.ts', { eager: true });
const isResource = (one: unknown): one is Resource<never, never, unknown> =>
  typeof one === 'object' && one !== null && 'load' in one;

/** Calls whose answer is the same for everybody; everything outside these areas has to be private. */
const ofNobody = [
  'site.',
  'commentators.',
  'social.cards',
  'football.',
  'comics.home',
  'comics.list',
  'comics.facets',
  'comics.comic',
  'comics.chapters',
  'comics.pages',
  'keptChapters.',
  'news.',
  'promotions.list',
  'promotions.promotion',
  'games.list',
  'games.game',
  'films.home',
  'films.list',
  'films.facets',
  'films.film',
  'music.home',
  'music.chart',
  'music.mood',
  'music.releases',
  'music.list',
  'music.facets',
  'music.find',
  'music.song',
  'music.lyric',
  'music.a',
  'tv.nations',
  'tv.channels',
  'tv.categories',
  'tv.channel',
  'tv.guide',
  'tv.row',
  'tv.programme',
  'tv.catchUp',
  'tv.search',
  'tips.list',
  'tips.counts',
  'highlights.categories',
  'highlights.list',
  'highlights.highlight',
  'tips.detail',
  'tips.byMatch',
  'tips.leaderboard',
  'tips.tipster',
  'takes.list',
  'ledger.',
  'signInMethods.',
  'passkeys.ability',
  'help.known',
  'applications.positions',
];

it('what asks for more than everybody may read is private: dropped when the viewer changes, by its kind', async () => {
  const all = Object.values(modules).flatMap((one) => Object.values(one).filter(isResource));
  const forgotten: string[] = [];
  for (const one of all) {
    const { ports, calls } = echoPorts();
    const target = { type: 'film', id: 'f1' };
    const input = { member: true, wanted: true, target, targets: [target], pages: 1, cursor: null };
    const load = async () =>
      (one as Resource<unknown, unknown, unknown>).load(ports, input, new AbortController().signal);
    await load().catch(() => {});
    const own = calls.filter((call) => !ofNobody.some((name) => call.startsWith(name)));
    if (own.length > 0 !== (one.private === true)) forgotten.push(`${one.name}: ${calls.join()}`);
  }
  expect(forgotten).toEqual([]);
});

it('each resource has the name of its export, and no two share one: values are kept under it', () => {
  const exported = Object.values(modules).flatMap((one) => Object.entries(one));
  const named = exported.flatMap(([name, one]) => (isResource(one) ? [[name, one.name]] : []));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(([name, given]) => name !== given)).toEqual([]);
  expect(new Set(named.map(([name]) => name)).size).toBe(named.length);
});
