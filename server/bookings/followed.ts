import { inQuietHours, reminds } from '#domain/bookings/reminder.ts';
import { isBookable } from '#domain/bookings/booking.ts';
import type { InboxKind } from '#domain/inbox/inbox.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale/locale.ts';
import { leadMinutes } from '#domain/match/leadMin.ts';
import { matchTitle, type Match } from '#domain/match/match.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { quietUntil } from '#domain/settings/quietHours.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../shared/clock.ts';
import type { Writes } from '../shared/outbox.ts';
import { followedStore, type Beginning, type Follower, type RemindingType } from './followed.store.ts';
import { START_GRACE_MS, timeIn, type BookingNote, type Reader } from './reminders.ts';

export interface FollowedNeeds {
  readonly database: Database;
  readonly clock: Clock;
  /** The matches that start in [from, to). */
  readonly between: (from: number, to: number, now: number) => Promise<readonly Match[]>;
  readonly matchOf: (fixtureId: string, locale: Locale) => Promise<Match | null>;
  readonly readerOf: (userId: string) => Promise<Reader>;
  /** Returns the statements that notify a member; null if they do not want this notification. */
  readonly noted: (note: BookingNote) => Promise<Writes | null>;
}

const MINUTE_MS = 60_000;
const LONGEST_LEAD_MS = Math.max(...leadMinutes) * MINUTE_MS;
/** How long after the start of a match the record of its reminders is kept. */
const KEPT_MS = 2 * 86_400_000;

const kinds: Readonly<Record<RemindingType, Readonly<Record<'soon' | 'starts', InboxKind>>>> = {
  user: { soon: 'commentatorSoon', starts: 'commentatorStarts' },
  team: { soon: 'teamSoon', starts: 'teamStarts' },
};

const beginningOf = ({ fixtureId, startTime, users, localteam, visitorteam }: Match, now: number): Beginning => ({
  ...{ fixtureId, start: startTime, minutesLeft: Math.ceil((startTime - now) / MINUTE_MS) },
  people: {
    user: users.map(({ userId }) => userId),
    team: [localteam.id, visitorteam.id].filter((id) => id !== ''),
  },
});

const speakerIn = ({ users }: Match, { type, id }: Follower) =>
  type === 'user' ? users.find(({ userId }) => userId === id) : undefined;
const nameIn = (match: Match, follower: Follower): string =>
  speakerIn(match, follower)?.displayName ??
  [match.localteam, match.visitorteam].find(({ id }) => id === follower.id)?.name ??
  '';
/** The room of the followed commentator, else the match's room. */
const pageOf = (match: Match, follower: Follower): string => {
  const speaker = speakerIn(match, follower);
  return roomPath(speaker ? { ...match, roomId: speaker.roomId } : match) ?? hrefOf('schedule');
};

/**
 * LR-9, SC-7: reminds followers of a commentator or a team of its matches, with the lead time that they chose for it,
 * once per member and match. To be called about once a minute.
 */
export const createFollowedReminders = (needs: FollowedNeeds): (() => Promise<void>) => {
  const { database, clock, between, matchOf, readerOf, noted } = needs;
  const store = followedStore(database);
  const remind = async (follower: Follower, match: Match, beginning: Beginning, now: number): Promise<void> => {
    const { userId, type } = follower;
    const { locale, zone, quiet } = await readerOf(userId);
    const fate = inQuietHours(quietUntil(quiet, zone, now), beginning.start);
    if (fate === 'waits') return;
    const named = locale === DEFAULT_LOCALE ? match : ((await matchOf(match.fixtureId, locale)) ?? match);
    const note = await noted({
      ...{ userId, goTo: pageOf(match, follower), silent: fate === 'listed' },
      kind: kinds[type][beginning.minutesLeft > 0 ? 'soon' : 'starts'],
      params: { name: nameIn(named, follower), match: matchTitle(named), time: timeIn(beginning.start, locale, zone) },
      onceKey: `followed ${match.fixtureId} ${beginning.start}`,
    });
    await store.remind(userId, beginning, note);
  };
  return async () => {
    const now = clock();
    for (const match of await between(now - START_GRACE_MS, now + LONGEST_LEAD_MS + MINUTE_MS, now)) {
      const beginning = beginningOf(match, now);
      if (beginning.minutesLeft > 0 ? !isBookable(match, now) : !reminds(match.status)) continue;
      const told = new Set<string>();
      for (const follower of await store.behind(beginning)) {
        if (told.has(follower.userId)) continue;
        told.add(follower.userId);
        await remind(follower, match, beginning, now);
      }
    }
    await store.forget(now - KEPT_MS);
  };
};
