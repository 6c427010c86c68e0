import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Fixture } from '#domain/football/fixture.ts';
import { ADULT } from '#domain/routing/adults.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import { aBoardOfOdds, aPricedFixture } from '../../../../tests/fakes/boardOfOdds.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { anOddsMarket, aPrice } from '../../../../tests/fakes/odds.ts';
import { fakeSpoiler } from '../../../../tests/fakes/spoiler.ts';
import { fakeStorage } from '../../../../tests/fakes/storage.ts';
import { seriousIn } from '../../../../tests/support/violations.ts';
import { BOOKMAKER } from '../../features/odds/useBookmaker.ts';
import '../../layouts/Shell.css.ts';
import OddsSection from './OddsSection.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

const live = aPricedFixture({
  ...{ status: 'live', statusText: '67', phase: '2H', minute: 67, score: { home: 2, away: 1, ht: [1, 1] } },
});
const twoBookmakers = [
  ...aBoardOfOdds('f1'),
  ...aBoardOfOdds('f1').map((market) => ({
    ...market,
    bookmaker: 'Sàn B',
    prices: market.prices.map((price) => ({ ...price, dec: price.dec + 0.1 })),
  })),
];

interface Given {
  readonly fixture?: Fixture;
  readonly until?: number | null;
  readonly hides?: ReturnType<typeof fakeSpoiler>;
  readonly kept?: string;
  readonly adult?: boolean;
  readonly odds?: () => ReturnType<ReturnType<typeof silentPorts>['schedule']['odds']>;
}
const open = async ({ fixture = live, until = null, hides, kept, adult = true, odds }: Given = {}) => {
  const asked: number[] = [];
  const storage = fakeStorage();
  if (kept !== undefined) storage.write(BOOKMAKER, kept);
  if (adult) storage.write(ADULT, 'yes');
  const app = fakeApp({
    storage,
    ports: silentPorts({
      schedule: { odds: odds ?? (async () => succeeded(aBoardOfOdds('f1'))) },
      loadPort: fakeLoadPort({
        football: {
          oddsHistory: async () => succeeded([{ sel: 'H' as const, points: [{ ts: 0, dec: 1.9 }] }]),
          oddsAt: async ({ atTs }) => {
            asked.push(atTs);
            const prices = [aPrice('H', 1.5, 1.9), aPrice('A', 2.6, 2)];
            return succeeded([anOddsMarket({ market: 'ah', line: -0.5, prices })]);
          },
        },
      }),
    }),
    ...(hides && { hides }),
  });
  const place = await mount(app, <OddsSection fixture={fixture} events={[]} until={until} />, ['odds', 'age']);
  const row = (market: string) => place.querySelector(`[data-m="${market}"]`)?.textContent;
  return { app, place, row, asked };
};

it('MC-8: a match has three markets, and says how the first half ended', async () => {
  const { row, place } = await open();
  await expect.poll(() => row('ah')).toBe('Chấpmở 0.5/1−0.5/11.92+0.5/11.98');
  expect(row('1x2')).toBe('1X21.723.604.40');
  expect(place.textContent).toContain('Giá chưa đổi từ lúc mở.');
});
it('MC-8: another bookmaker can be chosen', async () => {
  const { row, app } = await open({ odds: async () => succeeded(twoBookmakers) });
  await expect.poll(() => row('1x2')).toBe('1X21.723.604.40');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Nhà cái' }), 'Sàn B');
  expect(row('1x2')).toBe('1X21.823.704.50');
  expect(app.storage.read(BOOKMAKER)).toBe('Sàn B');
});
it.each([
  ['Sàn B', '1X21.823.704.50'],
  ['Sàn C', '1X21.723.604.40'],
])('MC-8: the bookmaker %s that was chosen before is chosen, where it prices the match', async (kept, prices) => {
  const { row } = await open({ kept, odds: async () => succeeded(twoBookmakers) });
  await expect.poll(() => row('1x2')).toBe(prices);
});
it('TI-9: who has not said to be 18 is asked in its place, once, before anything of it is loaded', async () => {
  let loads = 0;
  const odds = async () => {
    loads += 1;
    return succeeded(aBoardOfOdds('f1'));
  };
  const { place, row, app } = await open({ adult: false, odds });
  await expect.poll(() => place.textContent).toContain('Dành cho người từ đủ 18 tuổi');
  expect([loads, row('1x2')]).toEqual([0, undefined]);
  await userEvent.click(page.getByRole('button', { name: 'Tôi đã đủ 18 tuổi' }));
  await expect.poll(() => row('1x2')).toBe('1X21.723.604.40');
  expect(app.storage.read(ADULT)).toBe('yes');
});
it('wound back, the page shows the prices of that minute', async () => {
  const { row, asked } = await open({ until: 30 });
  await expect.poll(() => row('ah')).toContain('−0.51.50');
  expect(asked).toEqual([live.startTs + 30 * 60_000]);
});
it.each<[string, Given]>([
  ['whose result is hidden', { fixture: { ...live, hidden: true } }],
  ['without odds', { fixture: { ...live, coverage: { ...live.coverage, odds: false } } }],
])('B2, MC-2: a match %s has no such section', async (_, given) => {
  const { place } = await open(given);
  await expect.poll(() => place.querySelector('section')).toBeNull();
});
it('TI-9: nor is it there for who hides odds', async () => {
  const hides = fakeSpoiler();
  hides.shield.hideOdds(true);
  const { place } = await open({ hides });
  await expect.poll(() => place.textContent).toBe('');
});
it('says when odds cannot be loaded, and that a match has none yet', async () => {
  const broken = await open({ odds: async () => failed({ kind: 'unreachable' }) });
  await expect.poll(() => broken.place.textContent).toContain('Thử lại');
  await unmountAll();
  const none = await open({ odds: async () => succeeded([]) });
  await expect.poll(() => none.place.textContent).toContain('Trận này chưa có kèo.');
});
it.each([1440, 390])('axe finds nothing serious at %i, nor in the sheet over it', async (width) => {
  await page.viewport(width, 844);
  const { place, row } = await open();
  await expect.poll(() => row('ou')).toContain('tài 2.5/3');
  await userEvent.click(page.getByRole('button', { name: 'Kèo Tài xỉu: nghĩa và biến động' }));
  await expect.poll(() => place.querySelector('dialog')?.textContent).toContain('Tài xỉu 2.5/3 nghĩa là gì?');
  // What is halfway through fading in has no contrast of its own yet.
  await Promise.all(
    [...place.querySelectorAll('dialog')].flatMap((one) => one.getAnimations()).map((one) => one.finished),
  );
  const { violations } = await axe.run(place, { resultTypes: ['violations'] });
  expect(seriousIn(violations)).toEqual([]);
});
