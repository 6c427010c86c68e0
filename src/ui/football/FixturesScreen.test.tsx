import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DayList } from '#domain/football/answers.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { findRoute } from '#domain/routing/findRoute.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { FixtureQuery } from '#ports/football.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { aFixture } from '../../../tests/fakes/fixtures.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { fakeSpoiler } from '../../../tests/fakes/spoiler.ts';
import '../layouts/Shell.css.ts';
import FixturesScreen from './FixturesScreen.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

const live = aFixture({
  ...{ fixtureId: 'on', status: 'live', statusText: '67', phase: '2H', minute: 67, roomId: 'r1' },
  ...{ score: { home: 2, away: 1, ht: [1, 1] }, goalMinutes: { home: [12, 63], away: [38] } },
});
const shootOut = aFixture({
  ...{ fixtureId: 'pens', status: 'ended', statusText: 'PEN', phase: 'FT' },
  ...{ score: { home: 1, away: 1, pen: [5, 4] }, redCards: { home: 0, away: 2 } },
});
const corrected = aFixture({
  ...{ fixtureId: 'fixed', status: 'ended', statusText: 'FT', phase: 'FT', score: { home: 2, away: 2 } },
  ...{ correctedTs: Date.parse('2026-11-21T10:08:00Z'), correctedFrom: [2, 1] as const },
});
const off = aFixture({ fixtureId: 'off', statusText: 'postponed', notes: ['postponed'], reason: 'sân ngập' });
const coming = aFixture({ fixtureId: 'next', roomId: 'r2' });

const dayOf = (...fixtures: readonly Fixture[]): DayList => ({
  leagues: [{ league: { leagueId: 'l1', leagueName: 'Giải Đồng Bằng', slug: 'l', logo: '', country: '' }, fixtures }],
  next: null,
});

const open = async (
  path: string,
  day: DayList | null = dayOf(live, shootOut, corrected, off, coming),
  hides = fakeSpoiler(),
) => {
  const asked: FixtureQuery[] = [];
  const app = fakeApp({
    ...{ path, hides },
    ports: silentPorts({
      loadPort: fakeLoadPort({
        football: {
          day: async (query) => {
            asked.push(query);
            return day ? succeeded(day) : failed({ kind: 'unreachable' });
          },
          dayCounts: async () => succeeded([{ day: '2026-11-22', total: 9, live: 0 }]),
        },
      }),
    }),
  });
  const { route } = findRoute(path.split('?')[0]!)!;
  const place = await mount(
    app,
    <main id="content">
      <FixturesScreen routeId={route.id} />
    </main>,
    ['football', 'schedule', 'spoiler', 'social'],
  );
  await expect.poll(() => place.querySelector('h1')).not.toBeNull();
  await expect.poll(() => place.querySelector('section:not([aria-label]), [aria-hidden="true"] section')).toBeNull();
  const rows = () =>
    [...place.querySelectorAll('[data-state]')].filter((row) => row.checkVisibility()).map((row) => row.textContent);
  return { asked, place, rows };
};

it('MC-12: a day has its matches by competition, each with its state, score and minutes of goals', async () => {
  const { place, rows, asked } = await open('/ket-qua/bong-da?date=2026-11-22');
  expect(asked[0]).toEqual({ date: '2026-11-22', timezone: 'Asia/Bangkok', view: 'ket-qua' });
  const [on, pens, fixed, postponed] = rows();
  expect(on).toContain("67'");
  expect(on).toContain('1–1');
  expect(place.querySelector('svg[role="img"]')!.getAttribute('aria-label')).toBe(
    "Bàn thắng: Bến Gỗ 12', 63'; Nắng Sớm 38'",
  );
  expect(pens).toMatch(/^Pen.*2 thẻ đỏ.*pen 5–4/);
  expect(fixed).toContain('KT');
  expect(postponed).toContain('Hoãn: sân ngập');
  expect(place.textContent).toContain('Đã sửa lúc 17:08: trước đó ghi 2–1');
});
it('MC-1: a row says who won a shoot-out without a count, and who goes on after two legs', async () => {
  const counted = { status: 'ended', statusText: 'PEN', phase: 'FT' } as const;
  const { place, rows } = await open(
    '/ket-qua/bong-da',
    dayOf(
      aFixture({ ...counted, fixtureId: 'p1', score: { home: 1, away: 1, penWinner: 'away' } }),
      aFixture({ ...counted, fixtureId: 'p2', score: { home: 2, away: 0 }, firstLeg: [1, 1], statusText: 'FT' }),
    ),
  );
  expect(rows()[0]).toMatch(/^Pen/);
  expect([...place.querySelectorAll('section li > p')].map((one) => one.textContent)).toEqual([
    ...['Nắng Sớm thắng luân lưu', 'Hai lượt 3–1, Bến Gỗ đi tiếp'],
  ]);
});
it('TI-7, TI-9: a row says that there are tips on its match, unless odds are hidden, and its sheet leads to them', async () => {
  const tipped = { ...coming, hasTip: true };
  const { place } = await open('/ket-qua/bong-da', dayOf(tipped, off));
  expect([...place.querySelectorAll('[data-state]')].map((row) => row.textContent.includes('Có tip'))).toEqual([
    ...[true, false],
  ]);
  await userEvent.click(place.querySelector('[aria-haspopup="dialog"]')!);
  await expect.poll(() => document.querySelector('dialog a[href="/tip-keo/bong-da/tran-dau/next"]')).not.toBeNull();
  unmountAll();
  const hides = fakeSpoiler();
  hides.shield.hideOdds(true);
  const bare = await open('/ket-qua/bong-da', dayOf(tipped), hides);
  expect(bare.place.textContent).not.toContain('Có tip');
});
it('each row leads to its match; one that is on also to its room, one to come offers a ticket', async () => {
  const { place } = await open('/ket-qua/bong-da');
  const paths = [...place.querySelectorAll('[data-state] a')].map((link) => link.getAttribute('href'));
  expect(paths).toHaveLength(6);
  expect(paths.slice(0, 2)).toEqual([
    '/tran-dau/ben-go-vs-nang-som/on?leagueId=l1',
    '/truc-tiep/the-thao/bong-da/ben-go-nang-som-r1',
  ]);
  const tickets = [...place.querySelectorAll('[data-state] button:not([aria-haspopup])')].map((one) =>
    one.getAttribute('aria-label'),
  );
  expect(tickets).toEqual(['Đặt vé Bến Gỗ – Nắng Sớm']);
});
it('B2: a hidden result is an unlit tile, as large as a lit one', async () => {
  const { place } = await open('/ket-qua/bong-da', dayOf({ ...live, score: null, hidden: true }));
  const tile = place.querySelector<HTMLElement>('[data-unlit="on"]')!;
  expect(tile.getAttribute('role')).toBe('button');
  expect(tile.getBoundingClientRect().width).toBe(58);
  expect(place.textContent).not.toMatch(/2\s*–\s*1/);
});
it('is filtered by what runs, is over or is to come, with counts, in the address', async () => {
  const { place, rows } = await open('/ket-qua/bong-da?tran=ended');
  expect(rows()).toHaveLength(2);
  const chips = place.querySelector('nav[aria-label="Lọc trận"]')!;
  expect(chips.textContent).toBe('Tất cả5Đội của tôi0Đang đá1Đã xong2Chưa đá2');
  const upcoming = [...chips.querySelectorAll('a')].at(-1)!;
  expect(upcoming.getAttribute('href')).toBe('/ket-qua/bong-da?tran=upcoming');
});
it('collapses a competition and opens it again', async () => {
  const { rows } = await open('/lich-thi-dau/bong-da');
  await userEvent.click(page.getByRole('button', { name: 'Thu gọn Giải Đồng Bằng' }));
  expect(rows()).toHaveLength(0);
  await userEvent.click(page.getByRole('button', { name: 'Mở Giải Đồng Bằng' }));
  expect(rows()).toHaveLength(5);
});
it('says that a day is empty, and when it cannot be loaded', async () => {
  const empty = await open('/ket-qua/bong-da', { leagues: [], next: null });
  expect(empty.place.textContent).toContain('Không có trận bóng đá nào ngày này.');
  unmountAll();
  const broken = await open('/ket-qua/bong-da', null);
  await expect.poll(() => broken.place.textContent).toContain('Thử lại');
});

it('TI-9: a day has no way to its odds for who hides them', async () => {
  const hides = fakeSpoiler();
  const { place } = await open('/ket-qua/bong-da?date=2026-11-22', undefined, hides);
  const odds = () => place.querySelector('a[href*="/ty-le-keo/"]');
  expect(odds()).not.toBeNull();
  hides.shield.hideOdds(true);
  await expect.poll(odds).toBeNull();
});
