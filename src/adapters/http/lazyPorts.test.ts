import { expect, it } from 'vitest';
import { fakeWire, ok, refusal } from '../../../tests/fakes/http.ts';
import { httpBookings } from './bookings.ts';
import { httpSchedule } from './schedule.ts';
import { httpPortal } from './portal.ts';

const { signal } = new AbortController();

it('CALL-3: the live schedule asks for 200', async () => {
  const t = fakeWire(() => ok([]));
  await httpSchedule(t.send).day({ date: '2026-11-21', timezone: 'UTC', liveModeId: '1' }, signal);
  expect(t.asked[0]!.url).toBe(
    '/live/api/schedule/liveSchedule?date=2026-11-21&liveModeId=1&pageSize=200&timezone=UTC',
  );
});
it('LIVE-4: reads data.totalLive, over all modes or in one', async () => {
  const t = fakeWire(() => ok({ totalLive: 12 }));
  const live = httpSchedule(t.send);
  expect(await live.totalLive(null, signal)).toEqual({ ok: true, value: { totalLive: 12 } });
  await live.totalLive('3', signal);
  expect(t.asked.map(({ url }) => url)).toEqual([
    '/other/api/schedule/total-live-schedule',
    '/other/api/schedule/total-live-schedule?id=3',
  ]);
  expect(await httpSchedule(fakeWire(() => refusal(503)).send).totalLive(null, signal)).toEqual({
    ok: false,
    failure: { kind: 'serverFault', code: 503 },
  });
});
it('asks for everything else at its own address', async () => {
  const t = fakeWire(() => refusal(404));
  const [live, bookings, portal] = [httpSchedule(t.send), httpBookings(t.send), httpPortal(t.send)];
  const days = { from: '2026-11-20', to: '2026-11-26', timezone: 'UTC' };
  for (const ask of [
    () => live.feature({ status: 'live', pageSize: 6 }, signal),
    () => live.dayCounts(days, signal),
    () => live.room('r1', signal),
    () => live.overview('f1', signal),
    () => live.analysis('f1', signal),
    () => live.odds('f1', signal),
    () => bookings.list(signal),
    () => bookings.set({ fixtureId: 'f1', on: true }, signal),
    () => portal.marquee(signal),
  ])
    expect(await ask()).toEqual({ ok: false, failure: { kind: 'refused', code: 404 } });
  expect(t.asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /live/api/schedule/feature-match?pageSize=6&status=live',
    expect.stringMatching(/^GET .*from=2026-11-20&timezone=UTC&to=2026-11-26$/),
    'GET /live/api/schedule/liveRoom?id=r1',
    'GET /live/api/match/overview?id=f1',
    'GET /live/api/match/analysis?id=f1',
    'GET /live/api/match/odds?id=f1',
    'GET /live/api/user/booking/booking-list',
    'POST /live/api/user/booking/booking-schedule',
    'GET /other/api/resource/marquee/home-list',
  ]);
});
