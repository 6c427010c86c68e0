import { expect, it } from 'vitest';
import { ESPORT } from '#domain/live/league.ts';
import { succeeded } from '#ports/failure.ts';
import { bookingList } from '../bookings/bookings.resources.ts';
import { banners, marquee, menu } from '../portal/portal.resources.ts';
import type { Ports } from '../resource/ports.ts';
import * as live from './live.resources.ts';

/** A port of which every function answers what it was asked. */
const echoing = (area: string) =>
  new Proxy(
    {},
    {
      get: (_, name) =>
        // Whatever has a `then` is taken for a promise.
        name === 'then'
          ? undefined
          : (...args: readonly unknown[]) =>
              Promise.resolve(succeeded([`${area}.${String(name)}`, ...args.slice(0, -1)])),
    },
  );
const echo = {
  live: echoing('live'),
  portal: echoing('portal'),
  area: (name: string) => Promise.resolve(echoing(name)),
} as unknown as Ports;
const { signal } = new AbortController();
const asked = async (load: Promise<unknown>) => ((await load) as { readonly value: unknown }).value;

it('LIVE-4: totals are polled every 20 000 ms', async () => {
  expect(live.totalLive.pollEveryMs).toBe(20_000);
  expect(await asked(live.totalLive.load(echo, { liveModeId: '2' }, signal))).toEqual(['live.totalLive', '2']);
  expect(await asked(live.totalLive.load(echo, { liveModeId: null }, signal))).toEqual(['live.totalLive', null]);
});
it('rooms are asked for every 10 s, lists every 20 s', async () => {
  expect(live.room.pollEveryMs).toBe(10_000);
  expect(live.overview.pollEveryMs).toBe(10_000);
  expect([live.scheduleDay, live.featured, live.odds].map(({ pollEveryMs }) => pollEveryMs)).toEqual([
    20_000, 20_000, 20_000,
  ]);
  expect(await asked(live.room.load(echo, { roomId: 'r1' }, signal))).toEqual(['live.room', 'r1']);
  expect(await asked(live.overview.load(echo, { fixtureId: 'f1' }, signal))).toEqual(['live.overview', 'f1']);
  expect(await asked(live.odds.load(echo, { fixtureId: 'f1' }, signal))).toEqual(['live.odds', 'f1']);
  const query = { date: '2026-11-21', timezone: 'Asia/Bangkok' };
  expect(await asked(live.scheduleDay.load(echo, query, signal))).toEqual(['live.schedule', query]);
  expect(await asked(live.featured.load(echo, { status: 'live' }, signal))).toEqual([
    'live.feature',
    { status: 'live' },
  ]);
});
it('what seldom changes is not polled', async () => {
  const seldom = [live.analysis, live.leagues, menu, marquee, banners, bookingList];
  expect(seldom.map(({ pollEveryMs }) => pollEveryMs)).toEqual(seldom.map(() => undefined));
  const hourly = [live.analysis, live.leagues];
  expect(hourly.map(({ staleAfterMs }) => staleAfterMs)).toEqual(hourly.map(() => 3_600_000));
  expect([menu, marquee, banners].map(({ staleAfterMs }) => staleAfterMs)).toEqual([1_800_000, 1_800_000, 1_800_000]);
  expect(bookingList.staleAfterMs).toBe(20_000);
  expect(await asked(live.leagues.load(echo, ESPORT, signal))).toEqual(['live.leagues', ESPORT]);
  expect(await asked(live.analysis.load(echo, { fixtureId: 'f1' }, signal))).toEqual(['live.analysis', 'f1']);
  expect(await asked(menu.load(echo, { locale: 'vi' }, signal))).toEqual(['site.menu']);
  expect(await asked(marquee.load(echo, { locale: 'vi' }, signal))).toEqual(['portal.marquee']);
  expect(await asked(banners.load(echo, { locale: 'vi', position: 'home' }, signal))).toEqual(['site.banners', 'home']);
  expect(await asked(bookingList.load(echo, { member: true }, signal))).toEqual(['bookings.list']);
  expect(await asked(bookingList.load(echo, { member: false }, signal))).toEqual([]);
  expect(live.dayCounts.staleAfterMs).toBe(300_000);
  const days = { from: '2026-11-20', to: '2026-11-26', timezone: 'UTC' };
  expect(await asked(live.dayCounts.load(echo, days, signal))).toEqual(['live.dayCounts', days]);
});
it('every resource bears the name that it is asked for by', () => {
  const all = Object.entries({ ...live, menu, marquee, banners, bookingList });
  expect(all.map(([, { name }]) => name)).toEqual(all.map(([name]) => name));
});
