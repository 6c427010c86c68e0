import { describe, expect, it } from 'vitest';
import { calendarHandlers } from '#server/bookings/calendar.handlers.ts';
import { keptCalendar } from '#server/shared/calendar/feeds.store.ts';
import { createReminders } from '#server/bookings/reminders.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { readCalendar } from '../fakes/calendar.ts';
import { bookingsWorld, matchAt } from './support/bookingsWorld.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

onEveryEngine('bookings', (database) => {
  const world = bookingsWorld(database);
  const { matches, matchOf, handlers, book, booked } = world;

  it('CALL POST /live/api/user/booking/booking-schedule: the same twice is the same booking', async () => {
    const first = granted(await book('late'));
    expect(first).toMatchObject({
      fixtureId: 'late',
      commentatorId: null,
      name: 'Bến Gỗ – Nắng Sớm',
      userId: world.viewer.userId,
    });
    expect(await book('late')).toEqual(first);
    expect(granted(await book('late', true, 'c1'))).toEqual({ ...first, commentatorId: 'c1' });
    expect(await booked()).toHaveLength(1);
  });

  it('CALL GET /live/api/user/booking/booking-list: by start, with the match as it is now, and only one’s own', async () => {
    await book('early');
    expect((await booked()).map(({ match }) => match.fixtureId)).toEqual(['early', 'late']);
    expect(await booked(world.other)).toEqual([]);
  });

  it('CALL POST /live/api/user/booking/booking-schedule: takes a booking back, twice without harm', async () => {
    expect(await book('late', false)).toBeNull();
    expect(await book('late', false)).toBeNull();
    expect((await booked()).map(({ fixtureId }) => fixtureId)).toEqual(['early']);
  });

  it('CALL POST /live/api/user/booking/booking-schedule: 404 for no fixture, 422 for another’s commentator', async () => {
    expect(await book('nowhere')).toMatchObject({ code: 404 });
    expect(await book('early', true, 'c9')).toMatchObject({ code: 422, fields: { commentatorId: expect.any(String) } });
  });

  describe('SC-8: a member’s calendar', () => {
    const calendar = (key = 'one') =>
      calendarHandlers({
        database: database(),
        matchOf,
        key: Buffer.from(key),
        localeOf: async () => 'vi',
      });
    const site = 'https://khandai.example';
    const as = (who: MemberViewer) => callContext({ viewer: who, site });
    const nobody = callContext({ site });
    const tokenIn = (https: string) => /\/live\/api\/calendar\/(.+)\.ics$/.exec(https)![1]!;
    const read = async (token: string) => {
      const file = granted(await calendar().feed({ token }, nobody));
      expect(file.type).toBe('text/calendar; charset=utf-8');
      return readCalendar(file.bytes.toString());
    };

    it('SC-8: has every booking with its own reminder, and says when one was called off', async () => {
      const { https, webcal } = granted(await calendar().address({}, as(world.viewer)));
      expect(webcal).toBe(https.replace('https:', 'webcal:'));
      expect(granted(await calendar().address({}, as(world.viewer))).https).toBe(https);
      matches.set('feed', matchAt('feed', NOW + 5));
      await handlers().set({ fixtureId: 'feed', on: true, leadMin: 60 }, callContext({ viewer: world.viewer }));
      const of = async () => (await read(tokenIn(https))).events.find(({ values }) => values['UID'] === 'feed@khandai');
      expect((await of())!.parts[0]!.values['TRIGGER']).toBe('-PT60M');
      expect((await of())!.values).toMatchObject({ STATUS: 'CONFIRMED', SEQUENCE: '0' });
      matches.set('feed', { ...matchAt('feed', NOW + 5), status: 'postponed', note: 'mưa' });
      const remind = createReminders({
        database: database(),
        matchOf,
        clock: () => NOW + 1000,
        readerOf: async () => ({ locale: 'vi', zone: 'Asia/Bangkok', quiet: null }),
        tell: async () => {},
      });
      await remind();
      expect((await of())!.values).toMatchObject({
        ...{ STATUS: 'CANCELLED', SEQUENCE: '1', 'LAST-MODIFIED': '20261120T120001Z', DTSTAMP: '20261120T120001Z' },
      });
      await book('feed', false);
    });

    it('SC-8: a new address ends the one before; no other token opens anything', async () => {
      const before = tokenIn(granted(await calendar().address({}, as(world.viewer))).https);
      const after = tokenIn(granted(await calendar().renew({}, as(world.viewer))).https);
      expect(after).not.toBe(before);
      expect(await calendar().feed({ token: before }, nobody)).toMatchObject({ code: 404 });
      await read(after);
      const feedId = after.slice(0, 22);
      for (const token of [feedId, `${feedId}${before.slice(22)}`, `${after}x`, 'ẩ'.repeat(44)])
        expect(await calendar().feed({ token }, nobody)).toMatchObject({ code: 404 });
      // Read access to the database gives the id, but not the token.
      expect(await calendar('another key').feed({ token: after }, nobody)).toMatchObject({ code: 404 });
    });

    it('SC-8: is part of what is told of a member and of what is erased', async () => {
      const token = tokenIn(granted(await calendar().address({}, as(world.other))).https);
      const kept = keptCalendar(database());
      const told = await kept.tell(world.other.userId);
      expect(told).toEqual({ madeAt: expect.any(Number) });
      await database().transaction((queries) => kept.erase(queries, world.other.userId));
      expect(await kept.tell(world.other.userId)).toBeNull();
      expect(await calendar().feed({ token }, nobody)).toMatchObject({ code: 404 });
    });
  });

  it('a fixture that is gone leaves the list without breaking it', async () => {
    matches.clear();
    expect(await booked()).toEqual([]);
  });
});
