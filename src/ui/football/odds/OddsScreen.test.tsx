import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Fixture } from '#domain/football/fixture.ts';
import type { LineMove } from '#domain/odds/lineMoves.ts';
import { oddsDay } from '#machines/football/odds.resources.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { fakeApp, type FakeAppOptions } from '../../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import { aPricedFixture } from '../../../../tests/fakes/boardOfOdds.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { anOddsMarket, aPrice } from '../../../../tests/fakes/odds.ts';
import { fakeSpoiler } from '../../../../tests/fakes/spoiler.ts';
import { seriousIn } from '../../../../tests/support/violations.ts';
import { ODDS_FORMAT } from '../../features/odds/useOddsFormat.ts';
import '../../layouts/Shell.css.ts';
import OddsScreen from './OddsScreen.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

const now = Date.parse('2026-11-21T11:52:00Z');
const coming = aPricedFixture({ fixtureId: 'next' });
const suspended = (market: 'ah' | 'ou' | '1x2') =>
  anOddsMarket({ fixtureId: 'on', market, suspended: true, reason: 'goal', prices: [] });
const live = aPricedFixture(
  {
    ...{ fixtureId: 'on', status: 'live', statusText: '67', phase: '2H', minute: 67 },
    score: { home: 2, away: 1, ht: [1, 1] },
  },
  anOddsMarket({
    ...{ fixtureId: 'on', market: 'ah', line: -0.25, openLine: -0.5 },
    prices: [{ ...aPrice('H', 1.88, 1.9), prevDec: 1.9, ts: now - 5000 }, aPrice('A', 2.02, 2)],
  }),
);
const running: Fixture = { ...live, odds: live.odds!.filter(({ market }) => !market.endsWith('_1h')) };
const stopped: Fixture = {
  ...{ ...live, fixtureId: 'stop' },
  odds: (['ah', 'ou', '1x2'] as const).map(suspended),
};

const kickOff = live.startTs;
const moves: readonly LineMove[] = [
  { lineMove: 'opened', ts: kickOff - 86_400_000, line: -0.5 },
  { lineMove: 'moved', ts: kickOff - 3_600_000, line: -0.75, from: -0.5 },
  { lineMove: 'moved', ts: kickOff + 700_000, line: -0.5, from: -0.75, minute: 12, stoppedTs: kickOff, reason: 'goal' },
  { lineMove: 'stopped', ts: kickOff + 2_700_000, untilTs: kickOff + 2_745_000, line: -0.5, minute: 45, added: 1 },
  { lineMove: 'moved', ts: kickOff + 3_700_000, line: 0.25, from: -0.5, minute: 47 },
];

interface Given extends FakeAppOptions {
  readonly fixtures?: readonly Fixture[];
  readonly fails?: () => boolean;
  readonly linesFail?: () => boolean;
}
const never = () => false;
const open = async ({ fixtures = [running, coming], fails = never, linesFail = never, ...options }: Given = {}) => {
  let asked = 0;
  const app = fakeApp({
    path: '/ty-le-keo/bong-da',
    ports: silentPorts({
      loadPort: fakeLoadPort({
        football: {
          day: async () => {
            asked += 1;
            if (fails()) return failed({ kind: 'unreachable' });
            const league = { leagueId: 'l1', leagueName: 'Giải Đồng Bằng', slug: 'l', logo: '', country: '' };
            return succeeded({ leagues: fixtures.length === 0 ? [] : [{ league, fixtures }], next: null });
          },
          lineHistory: async ({ market }) => {
            if (linesFail()) return failed({ kind: 'unreachable' });
            return succeeded(market === 'ah' ? moves : moves.slice(0, 1));
          },
          oddsHistory: async () =>
            succeeded([
              {
                sel: 'H',
                points: [
                  { ts: now - 3_600_000, dec: 1.9 },
                  { ts: now - 5000, dec: 1.88 },
                ],
              },
            ]),
        },
      }),
    }),
    ...options,
  });
  const place = await mount(
    app,
    <main id="content">
      <OddsScreen />
    </main>,
    ['football', 'schedule', 'odds', 'spoiler'],
  );
  await expect.poll(() => place.querySelector('h1')).not.toBeNull();
  const rows = () => [...place.querySelectorAll<HTMLElement>('li[data-state]')];
  const column = (row: number, market: string) => rows()[row]!.querySelector(`[data-m="${market}"]`)!.textContent;
  return { app, place, rows, column, asked: () => asked };
};
const shown = async (given: Given = {}) => {
  const opened = await open(given);
  await expect.poll(() => opened.rows().length).toBeGreaterThan(0);
  return opened;
};

it('MC-8: a row has two groups of three markets, each line beside the side that gives it', async () => {
  const { column, rows } = await shown();
  expect([column(1, 'ah'), column(1, 'ou'), column(1, '1x2')]).toEqual([
    '0.5/11.921.98',
    '2.5/31.86xỉu2.04',
    '1.724.403.60',
  ]);
  expect(column(1, 'ah_1h')).toBe('1.800/0.52.11');
  const [home, away] = rows()[1]!.querySelectorAll('[data-favourite]');
  expect([home!.textContent, away]).toEqual(['Bến Gỗ', undefined]);
});
it('MC-8: what has just changed says which way for 30 s; a first half that is over says how it ended', async () => {
  const { rows, column } = await shown();
  const [moved] = rows()[0]!.querySelectorAll('[data-moved]');
  expect([moved!.textContent, moved!.getAttribute('data-moved')]).toEqual(['0/0.5giảm1.88', 'down']);
  expect(column(0, 'ah_1h ou_1h 1x2_1h')).toBe('Hiệp 1 đã kết thúc 1–1');
});
it('MC-8: markets that take no prices are one block with the reason', async () => {
  const { column } = await shown({ fixtures: [stopped] });
  expect(column(0, 'ah ou 1x2')).toBe('Tạm dừng: vừa có bàn thắng');
});
it('MC-9: five formats, a negative price marked, the choice kept on this device', async () => {
  const { column, rows, app } = await shown();
  await userEvent.click(page.getByRole('radio', { name: 'Malay' }).first());
  expect(column(1, 'ou')).toBe('2.5/30.86xỉu−0.96');
  expect(rows()[1]!.querySelector('[data-m="ou"] [data-negative]')!.textContent).toBe('−0.96');
  expect(app.storage.read(ODDS_FORMAT)).toBe('malay');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(column(1, '1x2')).toBe('−139340260');
});
it('MC-9: the panel explains the line and settles it for three results from the present score', async () => {
  const { place } = await shown();
  const panel = () => place.querySelector('aside')!.textContent;
  await expect.poll(panel).toContain('Chấp 0/0.5 nghĩa là gì?');
  expect(panel()).toContain('Bến Gỗ chấp 0/0.5 trái. Có một phần tư trái: tiền chia đôi cho mức 0 và mức 0.5.');
  expect(panel()).toMatch(/Bến Gỗ ghi thêm: 3–1Thắng.*Giữ nguyên 2–1 đến hếtThắng.*Nắng Sớm ghi thêm: 2–2Thua nửa/);
  await expect
    .poll(() => place.querySelector('aside [role="img"]')?.getAttribute('aria-label'))
    .toBe('Giá Bến Gỗ mở 1.90, thấp nhất 1.88, cao nhất 1.90, giờ 1.88');
  await userEvent.click(page.getByRole('button', { name: 'Xem bảng' }));
  expect(place.querySelectorAll('aside [role="region"] tbody tr')).toHaveLength(2);
  await userEvent.click(page.getByRole('button', { name: 'Xem kèo Bến Gỗ – Nắng Sớm' }).nth(1));
  await expect.poll(panel).toContain('Chấp 0.5/1 nghĩa là gì?');
});
it('MC-8: the panel tells how the line moved, the latest first: what brought it, and the times without prices', async () => {
  const { place } = await shown();
  const rows = () => [...place.querySelectorAll('aside [data-move]')].map((row) => row.textContent);
  await expect
    .poll(rows)
    .toEqual([
      ...["47'sang Nắng Sớm chấp 0/0.5", "45+1'tạm dừng 45 giây", "12'0.5/1 xuống 0.5bàn thắng"],
      expect.stringMatching(/\d\d:\d\d0.5 lên 0.5\/1$/),
    ]);
  await userEvent.click(page.getByRole('button', { name: 'Tất cả' }));
  expect(rows()).toHaveLength(5);
  expect(rows().at(-1)).toMatch(/mở 0.5$/);
  await userEvent.click(page.getByRole('button', { name: 'Thu gọn' }));
  expect(rows()).toHaveLength(4);
});
it('MC-8: a line whose moves cannot be loaded says so, and keeps the rest of the panel', async () => {
  const { place } = await shown({ linesFail: () => true });
  await expect.poll(() => place.querySelector('aside')!.textContent).toContain('Chưa tải được lịch sử mức kèo.');
  expect(place.querySelector('aside')!.textContent).toContain('Chấp 0/0.5 nghĩa là gì?');
});
it('on a phone it is a sheet, opened and closed by keys', async () => {
  await page.viewport(390, 844);
  const { place, rows } = await shown();
  expect(place.querySelector('dialog')).toBeNull();
  rows()[1]!.querySelector('button')!.focus();
  await userEvent.keyboard('{Enter}');
  const sheet = page.getByRole('dialog', { name: 'Bến Gỗ – Nắng Sớm' });
  await expect.poll(() => place.querySelector('dialog')?.textContent).toContain('Chấp 0.5/1 nghĩa là gì?');
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
});
it('B2: a match whose result is hidden has no odds once it has begun, and a board that is switched off', async () => {
  const hides = fakeSpoiler('all');
  const { rows, column } = await shown({ hides });
  expect(column(0, 'ah ou 1x2 ah_1h ou_1h 1x2_1h')).toBe('Kèo đi theo tỷ số đang giấu của trận này');
  expect(rows()[0]!.querySelectorAll('[data-unlit="on"]')).toHaveLength(2);
  expect(rows()[0]!.textContent).not.toMatch(/\d\.\d\d/);
  expect(column(1, 'ah')).toContain('1.92');
});
it('TI-9: who hides odds sees none, asks for none, and can have them back', async () => {
  const hides = fakeSpoiler();
  hides.shield.hideOdds(true);
  const { place, asked, rows } = await open({ hides });
  expect(place.querySelector('h1')!.textContent).toBe('Bạn đang ẩn kèo và tip');
  expect([asked(), rows().length]).toEqual([0, 0]);
  await userEvent.click(page.getByRole('switch', { name: 'Ẩn kèo' }));
  await expect.poll(() => rows().length).toBe(2);
});
it('MC-8: once the source is gone it says of when its prices are', async () => {
  let down = false;
  const { app, place, asked, rows } = await shown({ fails: () => down });
  expect(place.textContent).toContain('Giá đổi 10 giây trước, nguồn Sàn Mẫu');
  down = true;
  for (const times of [2, 3]) {
    app.resources.refresh(oddsDay, { date: '2026-11-21', timezone: 'Asia/Bangkok' });
    await expect.poll(asked).toBe(times);
  }
  await expect.poll(() => place.textContent).toContain('Tạm mất nguồn giá, giá 18:52');
  expect(rows()[1]!.querySelector('[data-old]')).not.toBeNull();
});
it('a day without odds, and one that cannot be loaded, say so', async () => {
  const { place } = await open({ fixtures: [] });
  await expect.poll(() => place.textContent).toContain('Ngày này chưa có kèo nào.');
  await unmountAll();
  const broken = await open({ fails: () => true });
  await expect.poll(() => broken.place.textContent).toContain('Thử lại');
});
it.each([1440, 390])('axe finds nothing serious at %i', async (width) => {
  await page.viewport(width, 844);
  const { place } = await shown({ fixtures: [running, coming, stopped] });
  const { violations } = await axe.run(place, { resultTypes: ['violations'] });
  expect(seriousIn(violations)).toEqual([]);
});
