import { expect, it } from 'vitest';
import { ESPORT } from '#domain/schedule/league.ts';
import { succeeded } from '#ports/failure.ts';
import { bookingList } from '../bookings/bookings.resources.ts';
import { banners, marquee, menu } from '../portal/portal.resources.ts';
import type { Ports } from '../resource/ports.ts';
import * as schedule from './schedule.resources.ts';

/** A fake port whose functions answer their own name and arguments. */
const echoing = (area: string) =>
  new Proxy(
    {},
    {
      get: (_, name) =>
        // An object with a `then` would be awaited as a promise.
        name === 'then'
          ? undefined
          : (...args: readonly unknown[]) =>
              Promise.resolve(succeeded([`${area}.${String(name)}`, ...args.slice(0, -1)])),
    },
  );
const echo = {
  schedule: echoing('schedule'),
  portal: echoing('portal'),
  loadPort: (name: string) => Promise.resolve(echoing(name)),
} as unknown as Ports;
const { signal } = new AbortController();
const asked = async (load: Promise<unknown>) => ((await load) as { readonly value: unknown }).value;

it('LIVE-4: totals are polled every 20 000 ms', async () => {
  expect(schedule.totalLive.pollEveryMs).toBe(20_000);
  expect(await asked(schedule.totalLive.load(echo, { liveModeId: '2' }, signal))).toEqual(['schedule.totalLive', '2']);
  expect(await asked(schedule.totalLive.load(echo, { liveModeId: null }, signal))).toEqual([
    'schedule.totalLive',
    null,
  ]);
});
it('rooms are asked for every 10 s, lists every 20 s', async () => {
  expect(schedule.room.pollEveryMs).toBe(10_000);
  expect(schedule.overview.pollEveryMs).toBe(10_000);
  expect([schedule.scheduleDay, schedule.featured, schedule.odds].map(({ pollEveryMs }) => pollEveryMs)).toEqual([
    20_000, 20_000, 20_000,
  ]);
  expect(await asked(schedule.room.load(echo, { roomId: 'r1' }, signal))).toEqual(['schedule.room', 'r1']);
  expect(await asked(schedule.overview.load(echo, { fixtureId: 'f1' }, signal))).toEqual(['schedule.overview', 'f1']);
  expect(await asked(schedule.odds.load(echo, { fixtureId: 'f1' }, signal))).toEqual(['schedule.odds', 'f1']);
  const query = { date: '2026-11-21', timezone: 'Asia/Bangkok' };
  expect(await asked(schedule.scheduleDay.load(echo, query, signal))).toEqual(['schedule.day', query]);
  expect(await asked(schedule.featured.load(echo, { status: 'live' }, signal))).toEqual([
    'schedule.feature',
    { status: 'live' },
  ]);
});
it('what seldom changes is not polled', async () => {
  const seldom = [schedule.analysis, schedule.leagues, menu, marquee, banners, bookingList];
  expect(seldom.map(({ pollEveryMs }) => pollEveryMs)).toEqual(seldom.map(() => undefined));
  const hourly = [schedule.analysis, schedule.leagues];
  expect(hourly.map(({ staleAfterMs }) => staleAfterMs)).toEqual(hourly.map(() => 3_600_000));
  expect([menu, marquee, banners].map(({ staleAfterMs }) => staleAfterMs)).toEqual([1_800_000, 1_800_000, 1_800_000]);
  expect(bookingList.staleAfterMs).toBe(20_000);
  expect(await asked(schedule.leagues.load(echo, ESPORT, signal))).toEqual(['schedule.leagues', ESPORT]);
  expect(await asked(schedule.analysis.load(echo, { fixtureId: 'f1' }, signal))).toEqual(['schedule.analysis', 'f1']);
  expect(await asked(menu.load(echo, { locale: 'vi' }, signal))).toEqual(['site.menu']);
  expect(await asked(marquee.load(echo, { locale: 'vi' }, signal))).toEqual(['portal.marquee']);
  expect(await asked(banners.load(echo, { locale: 'vi', position: 'home' }, signal))).toEqual(['site.banners', 'home']);
  expect(await asked(bookingList.load(echo, { member: true }, signal))).toEqual(['bookings.list']);
  expect(await asked(bookingList.load(echo, { member: false }, signal))).toEqual([]);
  expect(schedule.dayCounts.staleAfterMs).toBe(300_000);
  const days = { from: '2026-11-20', to: '2026-11-26', timezone: 'UTC' };
  expect(await asked(schedule.dayCounts.load(echo, days, signal))).toEqual(['schedule.dayCounts', days]);
});
it('every resource bears the name that it is asked for by', () => {
  const all = Object.entries({ ...schedule, menu, marquee, banners, bookingList });
  expect(all.map(([, { name }]) => name)).toEqual(all.map(([name]) => name));
});
