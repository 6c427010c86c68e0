import { expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { ESPORT } from '#domain/schedule/league.ts';
import { succeeded } from '#ports/failure.ts';
import { settle } from '../../../tests/fakes/accounts.ts';
import { bookingList } from '../bookings/bookings.resources.ts';
import { banners, marquee, menu } from '../portal/portal.resources.ts';
import type { Ports } from '../resource/ports.ts';
import { createResources, type Resource } from '../resource/resources.ts';
import * as schedule from './schedule.resources.ts';

/** The application's resources over ports that note what they are asked, read by one who stays. */
const start = () => {
  const asked: unknown[][] = [];
  const noting = (area: string) =>
    new Proxy(
      {},
      {
        get: (_, name) =>
          // Whatever has a `then` is taken for a promise.
          name === 'then'
            ? undefined
            : (...args: readonly unknown[]) => {
                asked.push([`${area}.${String(name)}`, ...args.slice(0, -1)]);
                return Promise.resolve(succeeded([]));
              },
      },
    );
  const ports = {
    schedule: noting('schedule'),
    portal: noting('portal'),
    loadPort: (name: string) => Promise.resolve(noting(name)),
  } as unknown as Ports;
  const timers = new SimulatedClock();
  const resources = createResources(ports, {
    clock: { now: () => timers.now() },
    visibility: { isVisible: () => true, watch: () => () => {} },
    log: { warn: () => {}, report: () => {} },
    timers,
  });
  return {
    asked,
    read: async <Input, A>(one: Resource<Ports, Input, A>, input: Input) => {
      asked.length = 0;
      const letGo = resources.hold(one, input);
      await settle();
      letGo();
      return [...asked];
    },
    /** How often it is asked for while somebody reads it for so long. */
    timesIn: async <Input, A>(one: Resource<Ports, Input, A>, input: Input, seconds: number) => {
      asked.length = 0;
      const letGo = resources.hold(one, input);
      await settle();
      for (let second = 0; second < seconds; second += 1) {
        timers.increment(1000);
        await settle();
      }
      letGo();
      return asked.length;
    },
  };
};

it('LIVE-4: who reads the totals sees them asked for anew every 20 s', async () => {
  const { timesIn } = start();
  expect(await timesIn(schedule.totalLive, { liveModeId: null }, 19)).toBe(1);
  expect(await timesIn(schedule.totalLive, { liveModeId: '2' }, 60)).toBe(4);
});
it('who reads a room sees it asked for twice as often as a list, and what seldom changes once', async () => {
  const { timesIn } = start();
  const day = { date: '2026-11-21', timezone: 'Asia/Bangkok' };
  expect(await timesIn(schedule.room, { roomId: 'r1' }, 40)).toBe(5);
  expect(await timesIn(schedule.overview, { fixtureId: 'f1' }, 40)).toBe(5);
  expect(await timesIn(schedule.scheduleDay, day, 40)).toBe(3);
  expect(await timesIn(schedule.featured, { status: 'live' }, 40)).toBe(3);
  expect(await timesIn(schedule.odds, { fixtureId: 'f1' }, 40)).toBe(3);
  expect(await timesIn(schedule.analysis, { fixtureId: 'f1' }, 40)).toBe(1);
  expect(await timesIn(menu, { locale: 'vi' }, 40)).toBe(1);
  expect(await timesIn(bookingList, { member: true }, 40)).toBe(1);
});
it('each asks its port for what it was asked for', async () => {
  const { read } = start();
  const query = { date: '2026-11-21', timezone: 'Asia/Bangkok' };
  const days = { from: '2026-11-20', to: '2026-11-26', timezone: 'UTC' };
  expect(await read(schedule.totalLive, { liveModeId: '2' })).toEqual([['schedule.totalLive', '2']]);
  expect(await read(schedule.totalLive, { liveModeId: null })).toEqual([['schedule.totalLive', null]]);
  expect(await read(schedule.room, { roomId: 'r1' })).toEqual([['schedule.room', 'r1']]);
  expect(await read(schedule.overview, { fixtureId: 'f1' })).toEqual([['schedule.overview', 'f1']]);
  expect(await read(schedule.analysis, { fixtureId: 'f1' })).toEqual([['schedule.analysis', 'f1']]);
  expect(await read(schedule.odds, { fixtureId: 'f1' })).toEqual([['schedule.odds', 'f1']]);
  expect(await read(schedule.scheduleDay, query)).toEqual([['schedule.day', query]]);
  expect(await read(schedule.dayCounts, days)).toEqual([['schedule.dayCounts', days]]);
  expect(await read(schedule.featured, { status: 'live' })).toEqual([['schedule.feature', { status: 'live' }]]);
  expect(await read(schedule.leagues, ESPORT)).toEqual([['schedule.leagues', ESPORT]]);
  expect(await read(menu, { locale: 'vi' })).toEqual([['site.menu']]);
  expect(await read(marquee, { locale: 'vi' })).toEqual([['portal.marquee']]);
  expect(await read(banners, { locale: 'vi', position: 'home' })).toEqual([['site.banners', 'home']]);
});
it('the bookings of nobody are asked of nobody', async () => {
  const { read } = start();
  expect(await read(bookingList, { member: true })).toEqual([['bookings.list']]);
  expect(await read(bookingList, { member: false })).toEqual([]);
});
it('every resource bears the name that it is asked for by', () => {
  const all = Object.entries({ ...schedule, menu, marquee, banners, bookingList });
  expect(all.map(([, { name }]) => name)).toEqual(all.map(([name]) => name));
});
