import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { KEPT_FAVOURITES } from '#domain/football/keptFavourites.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { aFavourite } from '../../../tests/fakes/favourites.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { aFixture } from '../../../tests/fakes/fixtures.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import FixturesScreen from './FixturesScreen.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

const other = (id: string) => ({ ...aFixture().localteam, id, name: `Đội ${id}` });
const league = { leagueId: 'l1', leagueName: 'Giải Đồng Bằng', slug: 'l', logo: '', country: '' };
const fixtures = [
  aFixture({ fixtureId: 'own' }),
  aFixture({ fixtureId: 'away', localteam: other('x'), visitorteam: aFixture().localteam, status: 'ended' }),
  aFixture({ fixtureId: 'else', localteam: other('x'), visitorteam: other('y') }),
];
interface Given {
  readonly held?: 'guest' | 'member';
  readonly kept?: string | null;
  readonly follows?: readonly string[] | null;
}
const open = async (search: string, { held = 'guest', kept = null, follows = [] }: Given = {}) => {
  let asked = 0;
  const storage = fakeStorage();
  storage.write(KEPT_FAVOURITES, kept);
  const app = fakeApp({
    ...{ path: `/ket-qua/bong-da${search}`, held, storage },
    ports: silentPorts({
      loadPort: fakeLoadPort({
        football: { day: async () => succeeded({ leagues: [{ league, fixtures }], next: null }) },
        favourites: {
          list: async () => {
            asked += 1;
            if (follows === null) return failed({ kind: 'unreachable' });
            const list = follows.map((id) => aFavourite({ target: { type: 'team', id } }));
            return succeeded({ list, pageNum: 1, pageSize: 30, total: list.length });
          },
        },
      }),
    }),
  });
  const place = await mount(
    app,
    <main id="content">
      <FixturesScreen routeId="footballResults" />
    </main>,
    ['football', 'schedule', 'spoiler'],
  );
  await expect.poll(() => place.querySelector('h1')).not.toBeNull();
  const rows = () => place.querySelectorAll('[data-state]').length;
  const chips = () => [...place.querySelectorAll('nav[aria-label="Lọc trận"] a')];
  return { place, rows, chips, asked: () => asked };
};

it('MC-12: a guest filters a day by the teams that the device keeps; the counts stay those of the day', async () => {
  const { rows, chips, asked } = await open('?date=2026-11-22&doi=toi', { kept: 'team ben-go c1\nleague l1 c2' });
  await expect.poll(rows).toBe(2);
  expect(chips().map((one) => one.textContent)).toEqual([
    ...['Tất cả3', 'Đội của tôi2', 'Đang đá0', 'Đã xong1', 'Chưa đá2'],
  ]);
  expect(chips()[1]!.getAttribute('aria-current')).toBe('true');
  expect(chips()[1]!.getAttribute('href')).toBe('/ket-qua/bong-da?date=2026-11-22');
  expect(chips()[3]!.getAttribute('href')).toBe('/ket-qua/bong-da?date=2026-11-22&tran=ended&doi=toi');
  expect(asked()).toBe(0);
});
it('MC-12: a member’s teams are asked for once, and counted before the filter is on', async () => {
  const all = await open('', { held: 'member', follows: ['ben-go'] });
  await expect.poll(all.rows).toBe(3);
  await expect.poll(() => all.chips()[1]!.textContent).toBe('Đội của tôi2');
  expect(all.asked()).toBe(1);
  unmountAll();
  const own = await open('?doi=toi', { held: 'member', follows: ['ben-go'] });
  await expect.poll(own.rows).toBe(2);
  expect(own.asked()).toBe(1);
});
it('MC-12: says when the teams do not play, when there are none, and when they cannot be known', async () => {
  const idle = await open('?doi=toi', { kept: 'team somebody c1' });
  await expect.poll(() => idle.place.textContent).toContain('Đội của bạn không có trận nào');
  unmountAll();
  const nobody = await open('?doi=toi');
  await expect.poll(() => nobody.place.textContent).toContain('Bạn chưa theo dõi đội nào');
  expect(nobody.place.querySelector('a[href="/doi-bong-yeu-thich"]')).not.toBeNull();
  unmountAll();
  const broken = await open('?doi=toi', { held: 'member', follows: null });
  await expect.poll(() => broken.place.textContent).toContain('Thử lại');
});
