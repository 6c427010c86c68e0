import { leagueSlugs } from '#domain/schedule/league.ts';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Overview } from '#domain/football/overview.ts';
import type { Commentator, Match, Room, Side } from '#domain/match/match.ts';
import type { User } from '#domain/people/user.ts';
import { matchPhase, matchStatus } from '#domain/match/matchStatus.ts';
import { roomTabs } from '#domain/room/roomTabs.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { boardIn, sportEventIn } from '../shared/boardWords.ts';
import type { MatchSource, View } from '../shared/matchSource.ts';
import type { StoredFixture } from '../shared/storedFixture.ts';
import { statOf } from '../shared/roomStat.ts';
import { scoreIn, type BoardThen } from '../shared/told.store.ts';
import { eventsAt, stoodAt } from './storedPast.ts';
import { crestFor } from '../shared/crestFor.ts';
import type { ScheduleStore, StoredCommentator, StoredMatch } from './schedule.store.ts';

/** How long ago a running match may have started. */
const LONGEST_MS = 24 * 3_600_000;

const userOf = ({ userId, name, picture }: StoredCommentator): User => ({
  ...{ userId, displayName: name, nickname: name, siteRoleId: SITE_ROLES.host },
  profilePicture: picture ?? `/avatars/blv-${encodeURIComponent(userId)}.svg`,
});

const noSide: Side = { id: '', name: '', logo: '' };
type StoredSide = NonNullable<StoredFixture['sides']>[number];
const sideOf = ({ id, name, logo, colours }: StoredSide, locale: Locale): Side => ({
  ...{ id, name: name[locale], logo: logo || crestFor(name.vi, colours), ...(colours ? { colours } : {}) },
});

/** The operator's status, else one by the time: the kick-off, live for its duration, then ended. */
const statusOf = ({ status, startTime, durationMinutes }: StoredFixture, now: number): string => {
  if (status !== null) return status;
  if (now < startTime) return hourMinute(startTime, 'Asia/Bangkok');
  return now < startTime + durationMinutes * 60_000 ? 'live' : 'FT';
};

/** What the operator told of the match beside its score; null where that is nothing. */
const overviewIn = ({ board, events, goals }: StoredFixture, locale: Locale): Overview | null =>
  board || events || goals
    ? {
        ...{ events: goals ?? [], stats: [] },
        ...(!goals && { log: (events ?? []).map((event) => sportEventIn(event, locale)) }),
        ...(board && { board: boardIn(board, locale) }),
      }
    : null;
const tabsOf = (fixture: StoredFixture, { status }: Match) =>
  roomTabs({ overview: overviewIn(fixture, 'vi') !== null }, matchStatus(status));

/** An imported fixture at an instant, in a language. */
const storedMatch = ({ fixture, rooms }: StoredMatch, { locale, now }: View): Match => {
  const { fixtureId, liveModeId, leagueId, leagueName, round, title, sides, startTime, note, noteAt, poster, clip } =
    fixture;
  const [home, away] = sides?.map((side) => sideOf(side, locale)) ?? [];
  const users = rooms.map((room): Commentator => {
    const { roomId, streams } = room;
    return { ...userOf(room), roomId, streamLink: streams[0]?.streamLink ?? null, streams: [] };
  });
  return {
    ...{ fixtureId, staticId: fixtureId, liveModeId, leagueId, leagueName: leagueName[locale] },
    ...{ home: home?.name ?? '', away: away?.name ?? '', ...(title ? { title: title[locale] } : {}) },
    ...{ localteam: home ?? noSide, visitorteam: away ?? noSide, startTime },
    ...{
      status: statusOf(fixture, now),
      score: scoreIn(fixture),
      roomId: users[0]?.roomId ?? null,
      users,
      demo: false,
    },
    ...(round ? { round: round[locale] } : {}),
    ...(note ? { note: note[locale] } : {}),
    ...(noteAt === undefined ? {} : { noteAt }),
    ...(poster ? { poster } : {}),
    ...(clip ? { clip } : {}),
  };
};

/** Of a sport with a board at a moment of the past: the board as it had been told by then, and what had happened. */
const sportAt = (
  { events = [] }: StoredFixture,
  { board, nextTs }: BoardThen,
  { locale, now, present = now }: View,
): Overview => {
  const next = events.find(({ ts }) => ts > now)?.ts ?? Infinity;
  return {
    ...{ events: [], stats: [], asOf: now, untilTs: Math.min(next, nextTs ?? Infinity, present) },
    log: events.filter(({ ts }) => ts <= now).map((event) => sportEventIn(event, locale)),
    ...(board && { board: boardIn(board, locale) }),
  };
};

/** Events of football at a moment of the past. */
const footballAt = (goals: NonNullable<StoredFixture['goals']>, { now, present = now }: View): Overview => {
  const next = goals.find(({ ts }) => ts > now)?.ts ?? Infinity;
  return { events: eventsAt(goals, now), stats: [], asOf: now, untilTs: Math.min(next, present) };
};

const roomOf = (roomId: string, found: StoredMatch, view: View): Room => {
  const match = storedMatch(found, view);
  const users = match.users.map((one, i) => ({ ...one, streams: found.rooms[i]!.streams }));
  const own = users.filter((one) => one.roomId === roomId);
  const others = users.filter((one) => one.roomId !== roomId);
  return {
    ...match,
    roomId,
    users: [...own, ...others],
    groupId: match.fixtureId,
    watching: 0,
    tabs: tabsOf(found.fixture, match),
  };
};

/** The operator's imports as a source of matches. */
export const storedSource = (store: ScheduleStore): MatchSource => ({
  between: async (from, to, view) => (await store.between(from, to)).map((one) => storedMatch(one, view)),
  starts: (from, to) => store.starts(from, to),
  running: async (view) =>
    (await store.between(view.now - LONGEST_MS, view.now + 1))
      .map((one) => storedMatch(one, view))
      .filter(({ status }) => matchPhase(matchStatus(status)) === 'live'),
  find: async (wanted, view) => (await store.find(wanted)).map((one) => storedMatch(one, view)),
  match: async (fixtureId, view) => {
    const found = await store.byId(fixtureId);
    return found && storedMatch(found, view);
  },
  room: async (roomId, view) => {
    const found = await store.byRoom(roomId);
    return found && roomOf(roomId, found, view);
  },
  stood: async (roomId, at, { locale, now }) => {
    const found = await store.byRoom(roomId);
    if (!found) return null;
    const stood = stoodAt(found.fixture, await store.told(found.fixture.fixtureId), at, now);
    if (!stood) return statOf(roomOf(roomId, found, { locale, now }), now, now);
    const { tabs } = roomOf(roomId, found, { locale, now });
    return {
      ...statOf(roomOf(roomId, { ...found, fixture: stood.fixture }, { locale, now: at }), at, stood.untilTs),
      tabs,
    };
  },
  commentators: async () => (await store.commentators()).map(userOf),
  leagues: async (locale) =>
    (await store.leagues()).map(({ leagueId, leagueName, liveModeId }) => ({
      ...{ leagueId, leagueName: leagueName[locale], liveModeId, slugs: leagueSlugs(leagueName) },
    })),
  // Without anything told it is empty, which is no error: the room asks for every match.
  overview: async (fixtureId, view) => {
    const found = await store.byId(fixtureId);
    if (!found) return null;
    const { fixture } = found;
    if (fixture.goals) return footballAt(fixture.goals, view);
    if (view.present !== undefined && (fixture.board || fixture.events))
      return sportAt(fixture, await store.boardAt(fixtureId, view.now), view);
    return overviewIn(fixture, view.locale) ?? { events: [], stats: [] };
  },
  analysis: async () => null,
  odds: async () => null,
  oddsHistory: async () => null,
});
