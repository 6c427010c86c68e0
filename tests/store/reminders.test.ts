import { beforeEach, expect, it } from 'vitest';
import type { LeadMin } from '#domain/match/leadMin.ts';
import type { Match } from '#domain/match/match.ts';
import { DAY_MINUTES } from '#domain/settings/quietHours.ts';
import { defaultSettings, type QuietHours } from '#domain/settings/settings.ts';
import { createReminders } from '#server/bookings/reminders.ts';
import { sql } from '#server/database/sql.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { createMailEnds } from '#server/inbox/mailEnd.ts';
import { createInbox } from '#server/inbox/inbox.ts';
import { inboxTexts } from '#server/inbox/texts.ts';
import { createSettings } from '#server/settings/settings.ts';
import type { Parcel } from '#server/shared/post.ts';
import { readWords } from '#server/page/build.ts';
import { marksStore } from '#server/social/marks.store.ts';
import { bookingsWorld, matchAt } from './support/bookingsWorld.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { postTo } from './support/outbox.ts';

const MINUTE = 60_000;

onEveryEngine('SC-7, SC-9: what those who booked are told', (database) => {
  const world = bookingsWorld(database);
  const { matches, matchOf, handlers, booked } = world;
  const start = NOW + 3_600_000;
  const told: string[] = [];
  let now = NOW;
  let quiet: QuietHours | null = null;
  const changed = (change: Partial<Match>) => matches.set('soon', { ...matches.get('soon')!, ...change });
  const remind = async (at = now) => {
    now = at;
    told.length = 0;
    const reminders = createReminders({
      database: database(),
      matchOf,
      clock: () => now,
      readerOf: async () => ({ locale: 'vi', zone: 'UTC', quiet }),
      tell: async ({ userId, kind, silent }) =>
        void told.push(`${userId === world.other.userId ? 'other' : 'viewer'} ${kind}${silent ? ' silently' : ''}`),
    });
    await reminders();
    await reminders();
    return [...told].sort();
  };
  const set = (who: MemberViewer, leadMin?: LeadMin | null) =>
    handlers().set(
      { fixtureId: 'soon', on: true, ...(leadMin !== undefined && { leadMin }) },
      callContext({ viewer: who }),
    );
  /** Quiet hours that end this many minutes before the start. */
  const quietUntilMinutesBefore = (minutes: number): QuietHours => {
    const to = (Math.floor(start / MINUTE) - minutes) % DAY_MINUTES;
    return { from: (to + DAY_MINUTES - 600) % DAY_MINUTES, to };
  };
  beforeEach(async () => {
    await database().run(sql`delete from booking`);
    matches.set('soon', matchAt('soon', start));
    now = NOW;
    quiet = null;
  });

  it('SC-7: each is reminded once, as long before as they chose, 15 minutes where they chose nothing', async () => {
    expect(granted(await set(world.viewer))).toMatchObject({ leadMin: 15 });
    expect(granted(await set(world.other, 30))).toMatchObject({ leadMin: 30 });
    // The choice stays until it is changed.
    expect(granted(await set(world.other))).toMatchObject({ leadMin: 30 });
    expect(await remind(start - 31 * MINUTE)).toEqual([]);
    expect(await remind(start - 30 * MINUTE)).toEqual(['other matchSoon']);
    expect(await remind(start - 16 * MINUTE)).toEqual([]);
    expect(await remind(start - 15 * MINUTE)).toEqual(['viewer matchSoon']);
    expect(await remind(start - MINUTE)).toEqual([]);
    changed({ status: '1' });
    expect(await remind(start + 1)).toEqual([]);
  });

  it('SC-7: whoever chose the start is told then, and no longer five minutes after it', async () => {
    await set(world.viewer, 0);
    expect(await remind(start - MINUTE)).toEqual([]);
    changed({ status: '1' });
    expect(await remind(start)).toEqual(['viewer matchStarts']);
    expect(await remind(start + MINUTE)).toEqual([]);
    await set(world.other, 0);
    expect(await remind(start + 5 * MINUTE)).toEqual([]);
  });

  it('SC-7: where they chose nothing for a match it is what they have by default, also for what was booked before', async () => {
    const settings = createSettings({ database: database(), ...marksStore(database()) });
    await set(world.viewer);
    await set(world.other, 5);
    for (const { userId } of [world.viewer, world.other]) await settings.change(userId, { defaultLeadMin: 60 }, NOW);
    expect((await booked())[0]).toMatchObject({ leadMin: 60, leadIsDefault: true });
    expect((await booked(world.other))[0]).toMatchObject({ leadMin: 5 });
    expect((await booked(world.other))[0]).not.toHaveProperty('leadIsDefault');
    expect(await remind(start - 60 * MINUTE)).toEqual(['viewer matchSoon']);
    expect(granted(await set(world.other, null))).toMatchObject({ leadMin: 60, leadIsDefault: true });
    expect(await remind(start - 59 * MINUTE)).toEqual(['other matchSoon']);
    await database().run(sql`delete from settings`);
  });

  it('SC-7: in quiet hours a reminder waits until they end', async () => {
    await set(world.viewer);
    quiet = quietUntilMinutesBefore(5);
    expect(await remind(start - 15 * MINUTE)).toEqual([]);
    expect(await remind(start - 6 * MINUTE)).toEqual([]);
    expect(await remind(start - 5 * MINUTE)).toEqual(['viewer matchSoon']);
    expect(await remind(start - 4 * MINUTE)).toEqual([]);
  });

  it('SC-7: quiet hours that are given up keep no reminder back', async () => {
    await set(world.viewer);
    quiet = quietUntilMinutesBefore(5);
    expect(await remind(start - 15 * MINUTE)).toEqual([]);
    quiet = null;
    expect(await remind(start - 14 * MINUTE)).toEqual(['viewer matchSoon']);
  });

  it.each([
    [15, 'matchSoon', 1],
    [15, 'matchSoon', -60],
    [0, 'matchStarts', -60],
  ] as const)(
    'SC-7: a reminder %i minutes before (%s) stands silently in the list where quiet hours end %i minutes before',
    async (lead, kind, end) => {
      await set(world.viewer, lead);
      quiet = quietUntilMinutesBefore(end);
      if (lead === 0) changed({ status: '1' });
      expect(await remind(start - lead * MINUTE)).toEqual([`viewer ${kind} silently`]);
      expect(await remind(start - lead * MINUTE + MINUTE)).toEqual([]);
    },
  );

  it.each([
    ['postponed', 'bookedPostponed'],
    ['cancelled', 'bookedCancelled'],
    ['abandoned', 'bookedAbandoned'],
    ['WO', 'bookedWalkover'],
  ])('SC-9: a match that is %s is told once, and reminds nobody', async (status, kind) => {
    await set(world.viewer);
    await set(world.other, 60);
    expect(await remind(NOW)).toEqual(['other matchSoon']);
    changed({ status });
    expect(await remind(NOW + MINUTE)).toEqual([`other ${kind}`, `viewer ${kind}`]);
    expect(await remind(NOW + 2 * MINUTE)).toEqual([]);
    expect(await remind(start - 10 * MINUTE)).toEqual([]);
  });

  it('SC-9: a match that is moved is told once for each new time, and reminds of that one', async () => {
    await set(world.viewer);
    changed({ startTime: start + 60 * MINUTE });
    expect(await remind(NOW)).toEqual(['viewer bookedMoved']);
    expect(await remind(start - 10 * MINUTE)).toEqual([]);
    changed({ status: 'postponed' });
    expect(await remind(start)).toEqual(['viewer bookedPostponed']);
    changed({ status: 'pending', startTime: start + 90 * MINUTE });
    expect(await remind(start)).toEqual(['viewer bookedMoved']);
    expect(await remind(start + 75 * MINUTE)).toEqual(['viewer matchSoon']);
  });

  it('SC-9: what was booked before anybody looked after it is learnt without a word', async () => {
    await set(world.viewer);
    await database().run(sql`update booking set known_start = null, known_status = null`);
    changed({ status: 'postponed' });
    expect(await remind(NOW)).toEqual([]);
    changed({ status: 'cancelled' });
    expect(await remind(NOW)).toEqual(['viewer bookedCancelled']);
  });

  it('SC-9: one who is told by mail alone gets one mail, though such messages are not kept', async () => {
    const sent: Parcel[] = [];
    const inbox = createInbox({
      database: database(),
      clock: () => now,
      post: postTo(sent),
      texts: inboxTexts(readWords('locales')),
      settingsOf: async () => ({
        ...defaultSettings,
        notify: { ...defaultSettings.notify, booking: { app: false, mail: true } },
      }),
      personOf: async () => null,
      mailEnds: createMailEnds(Buffer.alloc(32), 'https://khandai.example'),
      setMail: async () => true,
      mailOf: async () => ({ to: { channel: 'mail', value: 'a@b.example' }, account: 'a' }),
    });
    await set(world.viewer);
    changed({ status: 'postponed' });
    const reminders = createReminders({
      database: database(),
      matchOf,
      clock: () => now,
      readerOf: async () => ({ locale: 'vi', zone: 'Asia/Bangkok', quiet: null }),
      tell: inbox.tell,
    });
    for (let i = 0; i < 3; i += 1) {
      await reminders();
      await inbox.sweep();
    }
    expect(sent).toHaveLength(1);
  });
});
