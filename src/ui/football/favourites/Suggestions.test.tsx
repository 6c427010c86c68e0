import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { FavouriteType, Suggested } from '#domain/football/favourites.ts';
import { KEPT_FAVOURITES } from '#domain/football/keptFavourites.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { aFavourite } from '../../../../tests/fakes/favourites.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { aTable } from '../../../../tests/fakes/leagues.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import { fakeStorage } from '../../../../tests/fakes/storage.ts';
import '../../layouts/Shell.css.ts';
import FavouritesScreen from './FavouritesScreen.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(unmountAll);

const league = (leagueId: string, leagueName: string) => ({ leagueId, leagueName, slug: '', logo: '', country: '' });
const teamsOf: Readonly<Record<string, readonly string[]>> = { l1: ['Sông', 'Bến', 'Đồi'], l2: ['Xa'], l3: ['Lạ'] };
const table = (id: string) => {
  const row = aTable().groups[0]!.rows[0]!;
  const rows = teamsOf[id]!.map((name) => ({ ...row, team: { ...row.team, id: name, name, slug: 'x' } }));
  return aTable({ groups: [{ rows }] });
};

interface Given {
  readonly held?: 'guest' | 'member';
  readonly kept?: string | null;
  readonly pinned?: string | null;
  readonly works?: boolean;
  readonly much?: readonly Suggested[];
}
const open = async ({ held = 'guest', kept = null, pinned = null, works = true, much = [] }: Given = {}) => {
  const own: Record<FavouriteType, readonly string[]> = { team: [], league: [], player: [] };
  const asked: string[] = [];
  const storage = fakeStorage();
  storage.write(KEPT_FAVOURITES, kept);
  storage.write('leagues.pinned', pinned);
  const app = fakeApp({
    ...{ held, storage },
    ports: silentPorts({
      loadPort: fakeLoadPort({
        favourites: {
          list: async ({ type, ids }) => {
            const list = [...own[type], ...ids].map((id) => aFavourite({ target: { type, id } }));
            return succeeded({ list, pageNum: 1, pageSize: 30, total: list.length });
          },
          suggested: async ({ type }) => succeeded(much.filter(({ card }) => card.target.type === type)),
        },
        bookings: { list: async () => succeeded([]) },
        tips: { list: async () => succeeded({ list: [], next: null }) },
        football: {
          squad: async ({ id }) =>
            succeeded(
              id === 't1' ? [{ player: { playerId: 'p1', name: 'Lê Cường', slug: 'x' }, number: 9, pos: 'FW' }] : [],
            ),
          leagues: async () =>
            works
              ? succeeded([league('l1', 'Giải Một'), league('l2', 'Giải Hai'), league('l3', 'Giải Ba')])
              : failed({ kind: 'unreachable' }),
          table: async ({ id }) => {
            asked.push(id);
            return succeeded(table(id));
          },
        },
        social: {
          follow: async ({ target, on }) => {
            if (target.type === 'team') own.team = on ? [target.id] : [];
            return succeeded({ on });
          },
        },
      }),
    }),
  });
  const place = await mount(
    app,
    <main id="content">
      <FavouritesScreen />
    </main>,
    ['favourites', 'football', 'schedule', 'social', 'booking', 'tips'],
  );
  const shown = () => [...place.querySelectorAll('section[aria-labelledby^="suggested"] li')];
  const names = () => shown().map((row) => row.querySelector('a')!.textContent);
  const follow = (name: string) =>
    shown()
      .find((row) => row.textContent.includes(name))!
      .querySelector('button')!
      .click();
  return { place, names, follow, asked };
};

it('TP-5: suggests the teams of the best known competitions by name, and a star takes one at once', async () => {
  const { place, names, follow, asked } = await open();
  await expect.poll(names).toEqual(['Bến', 'Xa', 'Đồi', 'Sông']);
  expect(new Set(asked)).toEqual(new Set(['l1', 'l2']));
  follow('Đồi');
  await expect.poll(names).toEqual(['Bến', 'Xa', 'Sông']);
  expect(place.textContent).not.toContain('Bạn chưa theo dõi đội nào');
});
it('TP-5: competitions that are followed or pinned come before the best known', async () => {
  const { names } = await open({ kept: 'league l3 c1', pinned: 'l2' });
  await expect.poll(names).toEqual(['Lạ', 'Xa']);
});
it('TP-5: what a member follows from here stands in the list, and is suggested no more', async () => {
  const { place, names, follow } = await open({ held: 'member' });
  await expect.poll(names).toContain('Sông');
  follow('Sông');
  await expect.poll(names).not.toContain('Sông');
  expect(place.querySelectorAll('[role="tabpanel"]:not([hidden]) > ul > li')).toHaveLength(1);
});
it('TP-5: suggests competitions beside those that are followed; nothing where they cannot be loaded', async () => {
  const leagues = await open({ kept: 'league l3 c1' });
  await expect.poll(leagues.names).not.toEqual([]);
  await page.getByRole('tab', { name: /Giải đấu/ }).click();
  await expect.poll(leagues.names).toEqual(['Giải Một', 'Giải Hai']);
  unmountAll();
  const broken = await open({ works: false });
  await expect.poll(() => broken.place.textContent).toContain('Bạn chưa theo dõi đội nào');
  expect(broken.names()).toEqual([]);
});

const followedBy = (type: FavouriteType, id: string, title: string, followers: number): Suggested => ({
  ...{ card: { target: { type, id }, title, subtitle: '', img: null, path: `/x/${id}` }, followers },
});
it('TP-5: what most follow comes first, with how many, of teams, competitions and players', async () => {
  const much = [
    followedBy('team', 'Đồi', 'Đồi', 12),
    followedBy('league', 'l3', 'Giải Ba', 3),
    followedBy('player', 'p9', 'Trần Nam', 2),
  ];
  const { place, names } = await open({ much, kept: 'team t1 c1' });
  await expect.poll(names).toEqual(['Đồi', 'Bến', 'Xa', 'Sông']);
  expect(place.textContent).toContain('12 theo dõi');
  await page.getByRole('tab', { name: /Giải đấu/ }).click();
  await expect.poll(names).toEqual(['Giải Ba', 'Giải Một', 'Giải Hai']);
  await page.getByRole('tab', { name: /Cầu thủ/ }).click();
  await expect.poll(names).toEqual(['Trần Nam', 'Lê Cường']);
});
