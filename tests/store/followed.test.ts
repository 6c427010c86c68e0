import { beforeEach, expect, it } from 'vitest';
import type { LeadMin } from '#domain/match/leadMin.ts';
import type { Match } from '#domain/match/match.ts';
import type { QuietHours } from '#domain/settings/settings.ts';
import { createFollowedReminders } from '#server/bookings/followed.ts';
import { keptFollowReminders } from '#server/bookings/followed.store.ts';
import type { BookingNote } from '#server/bookings/reminders.ts';
import { sql } from '#server/database/sql.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { createSettings } from '#server/settings/settings.ts';
import { keptSocial } from '#server/social/kept.store.ts';
import { marksStore } from '#server/social/marks.store.ts';
import { bookingsWorld, matchAt } from './support/bookingsWorld.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const MINUTE = 60_000;

onEveryEngine('LR-9, SC-7: what followers of a commentator or a team are told', (database) => {
  const world = bookingsWorld(database);
  const start = NOW + 3_600_000;
  let match: Match;
  let quiet: QuietHours | null;
  let muted: boolean;
  const told: BookingNote[] = [];

  const run = async (now: number) => {
    told.length = 0;
    const remind = createFollowedReminders({
      database: database(),
      clock: () => now,
      between: async (from, to) => (match.startTime >= from && match.startTime < to ? [match] : []),
      matchOf: async () => ({ ...match, home: 'Wood Pier', localteam: { ...match.localteam, name: 'Wood Pier' } }),
      readerOf: async (userId) => ({ locale: userId === world.other.userId ? 'en' : 'vi', zone: 'UTC', quiet }),
      noted: async (note) => (muted ? null : async () => void told.push(note)),
    });
    // Two concurrent processes notify once.
    await Promise.all([remind(), remind()]);
    await remind();
    return told.map(({ userId, kind, silent }) =>
      [userId === world.other.userId ? 'other' : 'viewer', kind, ...(silent ? ['silently'] : [])].join(' '),
    );
  };
  const follow = (
    { userId }: MemberViewer,
    type: 'user' | 'team',
    wish: { readonly notify?: boolean; readonly leadMin?: LeadMin } = {},
  ) =>
    database().transaction((queries) =>
      marksStore(database()).follow(
        queries,
        { userId, target: { type, id: type === 'user' ? 'c1' : 'a' }, now: NOW },
        { notify: true, ...wish },
      ),
    );

  beforeEach(async () => {
    for (const table of [sql`booking`, sql`social_follow`, sql`follow_reminded`, sql`settings`])
      await database().run(sql`delete from ${table}`);
    match = { ...matchAt('soon', start), roomId: 'r1' };
    quiet = null;
    muted = false;
  });

  it('each is told once, as long before as they chose for whom they follow, else as long as they have by default', async () => {
    await follow(world.viewer, 'user');
    await follow(world.other, 'user', { leadMin: 60 });
    expect(await run(start - 61 * MINUTE)).toEqual([]);
    expect(await run(start - 60 * MINUTE)).toEqual(['other commentatorSoon']);
    const settings = createSettings({ database: database(), ...marksStore(database()) });
    await settings.change(world.viewer.userId, { defaultLeadMin: 30 }, NOW);
    expect(await run(start - 31 * MINUTE)).toEqual([]);
    expect(await run(start - 30 * MINUTE)).toEqual(['viewer commentatorSoon']);
    expect(await run(start - MINUTE)).toEqual([]);
    match = { ...match, status: '1' };
    expect(await run(start)).toEqual([]);
  });

  it('says whose match it is, in the reader’s language, and leads to the room of the commentator', async () => {
    const speaker = { ...match.users[0]!, userId: 'c1', roomId: 'r7' };
    match = { ...match, users: [{ ...speaker, userId: 'c0', roomId: 'r1' }, speaker] };
    await follow(world.viewer, 'user');
    await follow(world.other, 'team');
    await run(start - 5 * MINUTE);
    expect(told.map(({ params, goTo }) => ({ params, goTo }))).toEqual([
      {
        params: { name: 'BLV Sáo Đá', match: 'Bến Gỗ – Nắng Sớm', time: '13:00 Thứ 6, 20/11' },
        goTo: '/truc-tiep/the-thao/bong-da/ben-go-nang-som-r7',
      },
      {
        params: { name: 'Wood Pier', match: 'Wood Pier – Nắng Sớm', time: 'Fri, 11/20, 13:00' },
        goTo: '/truc-tiep/the-thao/bong-da/ben-go-nang-som-r1',
      },
    ]);
    expect(new Set(told.map(({ onceKey }) => onceKey)).size).toBe(1);
  });

  it('who follows both the commentator and a team is told once, of the commentator', async () => {
    await follow(world.viewer, 'team', { leadMin: 15 });
    await follow(world.viewer, 'user', { leadMin: 15 });
    expect(await run(start - 15 * MINUTE)).toEqual(['viewer commentatorSoon']);
  });

  it('at the start only who chose the start is told, and no longer five minutes after it', async () => {
    await follow(world.viewer, 'team', { leadMin: 0 });
    await follow(world.other, 'team', { leadMin: 0 });
    expect(await run(start - MINUTE)).toEqual([]);
    match = { ...match, status: '1' };
    await database().run(sql`update social_follow set lead_min = 15 where user_id = ${world.other.userId}`);
    expect(await run(start + MINUTE)).toEqual(['viewer teamStarts']);
    await database().run(sql`update social_follow set lead_min = 0 where user_id = ${world.other.userId}`);
    expect(await run(start + 5 * MINUTE + 1)).toEqual([]);
  });

  it('nobody is told who turned it off, unfollowed, or booked the match, whose ticket reminds them', async () => {
    await follow(world.viewer, 'user', { notify: false });
    await world.handlers().set({ fixtureId: 'early', on: false }, callContext({ viewer: world.viewer }));
    expect(await run(start - 5 * MINUTE)).toEqual([]);
    await follow(world.viewer, 'user');
    world.matches.set('soon', match);
    granted(await world.handlers().set({ fixtureId: 'soon', on: true }, callContext({ viewer: world.viewer })));
    expect(await run(start - 5 * MINUTE)).toEqual([]);
    await database().run(sql`delete from booking`);
    await database().transaction((queries) =>
      marksStore(database()).remove(queries, 'follow', world.viewer.userId, { type: 'user', id: 'c1' }),
    );
    expect(await run(start - 5 * MINUTE)).toEqual([]);
  });

  it.each(['postponed', 'cancelled', 'FT'])('a match that is %s reminds nobody', async (status) => {
    await follow(world.viewer, 'user');
    match = { ...match, status };
    expect(await run(start - 5 * MINUTE)).toEqual([]);
  });

  it('a match that is moved is told again for its new time', async () => {
    await follow(world.viewer, 'user');
    expect(await run(start - 5 * MINUTE)).toEqual(['viewer commentatorSoon']);
    match = { ...match, startTime: start + 60 * MINUTE };
    expect(await run(start - 4 * MINUTE)).toEqual([]);
    expect(await run(start + 45 * MINUTE)).toEqual(['viewer commentatorSoon']);
  });

  it('in quiet hours it waits for their end, or stands silently in the list where that is too late', async () => {
    await follow(world.viewer, 'user');
    const minutes = (at: number) => Math.floor(at / MINUTE) % 1440;
    quiet = { from: minutes(start - 120 * MINUTE), to: minutes(start - 5 * MINUTE) };
    expect(await run(start - 15 * MINUTE)).toEqual([]);
    expect(await run(start - 5 * MINUTE)).toEqual(['viewer commentatorSoon']);
    await database().run(sql`delete from follow_reminded`);
    quiet = { from: minutes(start - 120 * MINUTE), to: minutes(start + 60 * MINUTE) };
    expect(await run(start - 15 * MINUTE)).toEqual(['viewer commentatorSoon silently']);
  });

  it('who wants to hear of no matches is told nothing, and what is past is forgotten', async () => {
    await follow(world.viewer, 'user');
    muted = true;
    expect(await run(start - 5 * MINUTE)).toEqual([]);
    const kept = keptFollowReminders(database());
    expect(await kept.tell(world.viewer.userId)).toEqual([{ fixtureId: 'soon', startTime: start }]);
    await run(start + 3 * 86_400_000);
    expect(await kept.tell(world.viewer.userId)).toEqual([]);
  });

  it('SH-12: the member’s copy has the lead of what they follow', async () => {
    await follow(world.viewer, 'user', { leadMin: 30 });
    expect(await keptSocial(database()).tell(world.viewer.userId)).toMatchObject({
      followed: [{ type: 'user', id: 'c1', notify: 1, leadMin: 30 }],
    });
  });
});
