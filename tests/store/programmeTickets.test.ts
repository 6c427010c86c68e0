import { beforeEach, expect, it } from 'vitest';
import { isOfMatch, type TargetTicket } from '#domain/bookings/ticket.ts';
import { programmeIdOf } from '#domain/tv/programmeIds.ts';
import { findBookable } from '#server/bookings/bookable.ts';
import { bookingHandlers } from '#server/bookings/bookings.handlers.ts';
import { calendarHandlers } from '#server/bookings/calendar.handlers.ts';
import { keptBookings } from '#server/bookings/kept.store.ts';
import { createReminders, type BookingNote } from '#server/bookings/reminders.ts';
import { sql } from '#server/database/sql.ts';
import type { ProgrammeForm } from '#server/shared/tv/tvForm.ts';
import { demoTv } from '#server/demo/tv/demoTv.ts';
import { fakeLineup } from '#server/testing/fakeTv.ts';
import { findProgramme } from '#server/tv/booked.ts';
import { readCalendar } from '../fakes/calendar.ts';
import { bookingsWorld } from './support/bookingsWorld.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const MINUTE = 60_000;
const START = Math.ceil(NOW / 1000) + 3600;
const first: readonly ProgrammeForm[] = [
  { start: START, stop: START + 5400, title: { vi: 'Người lái đò mù', en: 'The Blind Ferryman' } },
  { start: START + 5400, stop: START + 7200, title: 'Tin bến sông' },
];

onEveryEngine('tickets of programmes', (database) => {
  const world = bookingsWorld(database);
  let programmes = first;
  const programmeOf = findProgramme(
    fakeLineup({
      ...demoTv,
      between: (_, from, to) => programmes.filter(({ start, stop }) => stop > from && start < to),
    }),
  );
  const needs = () => ({ database: database(), matchOf: findBookable(world.matchOf, programmeOf), programmeOf });
  const target = { type: 'programme', id: programmeIdOf('ben-phim', START) } as const;
  const set = (wish: Parameters<ReturnType<typeof bookingHandlers>['set']>[0], now = NOW) =>
    bookingHandlers(needs()).set(wish, callContext({ viewer: world.viewer, now }));
  const tickets = async (locale: 'vi' | 'en' = 'vi') =>
    granted(await bookingHandlers(needs()).list({ with: 'all' }, callContext({ viewer: world.viewer, locale })));
  const told: BookingNote[] = [];
  const remindAt = (now: number) =>
    createReminders({
      ...{ ...needs(), clock: () => now },
      readerOf: async () => ({ locale: 'vi', zone: 'Asia/Ho_Chi_Minh', quiet: null }),
      tell: async (note) => void told.push(note),
    })();

  beforeEach(async () => {
    programmes = first;
    told.length = 0;
    await database().run(sql`delete from booking`);
  });

  it('TV-10: a programme is booked like a match, once, with a lead of its own, and stands among all tickets', async () => {
    await world.book('late');
    const ticket = granted(await set({ target, leadMin: 30, on: true }));
    expect(ticket).toMatchObject({
      ...{ target, name: 'Người lái đò mù', startTime: START * 1000, stopTime: (START + 5400) * 1000, leadMin: 30 },
      card: { subtitle: 'Bến Phim', path: `/tivi/vietnam/ben-phim?tu=${START}` },
    });
    expect(granted(await set({ target, on: true }))).toEqual(ticket);
    expect((await tickets('en')).map(({ name }) => name)).toEqual(['Bến Gỗ – Nắng Sớm', 'The Blind Ferryman']);
    const without = await bookingHandlers(needs()).list({}, callContext({ viewer: world.viewer }));
    expect(granted(without).every(isOfMatch)).toBe(true);
    expect(await set({ target, on: false })).toBeNull();
    expect(await tickets()).toHaveLength(1);
  });

  it('TV-10: refuses what is no programme, both at once, neither, and what has begun', async () => {
    for (const [wish, code] of [
      [{ on: true }, 422],
      [{ target, fixtureId: 'late', on: true }, 422],
      [{ target: { type: 'channel', id: 'ben-phim' }, on: true }, 422],
      [{ target: { type: 'programme', id: 'ben-phim_1' }, on: true }, 404],
      [{ target: { type: 'programme', id: 'khong-co_1' }, on: true }, 404],
    ] as const)
      expect(await set(wish)).toMatchObject({ code });
    expect(await set({ target, on: true }, START * 1000)).toMatchObject({ code: 422 });
  });

  it('TV-10: reminds once, and tells of a programme that its channel moved', async () => {
    await set({ target, leadMin: 15, on: true });
    await remindAt(START * 1000 - 16 * MINUTE);
    expect(told).toEqual([]);
    programmes = first.map((one) => ({ ...one, start: one.start + 600, stop: one.stop + 600 }));
    await remindAt(START * 1000 - 15 * MINUTE);
    await remindAt(START * 1000 - 5 * MINUTE);
    await remindAt(START * 1000 - 4 * MINUTE);
    expect(told.map(({ kind }) => kind)).toEqual(['programmeMoved', 'programmeSoon']);
    expect(told[1]).toMatchObject({
      params: { match: 'Người lái đò mù' },
      goTo: `/tivi/vietnam/ben-phim?tu=${START + 600}`,
    });
    const moved = (await tickets()) as readonly TargetTicket[];
    expect(moved.map(({ startTime }) => startTime)).toEqual([(START + 600) * 1000]);
    await set({ target: moved[0]!.target, on: false });
    expect(await tickets()).toEqual([]);
  });

  it('SC-8: stands in the calendar with its own end, and in the export; is erased with its member', async () => {
    await set({ target, on: true });
    const handlers = calendarHandlers({ ...needs(), key: Buffer.alloc(32), localeOf: async () => 'vi' });
    const { https } = granted(await handlers.address({}, callContext({ viewer: world.viewer })));
    const token = /calendar\/(.+)\.ics/u.exec(https)![1]!;
    const { events } = readCalendar(granted(await handlers.feed({ token }, callContext())).bytes.toString());
    const stamp = (at: number) => new Date(at * 1000).toISOString().replace(/[-:]|\.\d{3}/gu, '');
    expect(events[0]!.values).toMatchObject({
      ...{ SUMMARY: 'Người lái đò mù', DESCRIPTION: 'Bến Phim', DTSTART: stamp(START), DTEND: stamp(START + 5400) },
    });
    const kept = keptBookings(database());
    expect(await kept.tell(world.viewer.userId)).toMatchObject([{ fixtureId: null, target }]);
    await kept.erase(database(), world.viewer.userId);
    expect(await tickets()).toEqual([]);
  });
});
