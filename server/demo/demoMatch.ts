import { roomTabs, type Coverage } from '#domain/room/roomTabs.ts';
import { matchStatus } from '#domain/match/matchStatus.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Commentator, Match, Room, Side } from '#domain/match/match.ts';
import type { User } from '#domain/people/user.ts';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import type { AirTime, Scene, StreamsOf, View } from '#server/shared/matchSource.ts';
import { commentatorUserId, type DemoCommentator } from './content/commentators.ts';
import { crestPath, type Team } from './content/team.ts';
import type { DemoFixture, Standing } from './fixture.ts';
import { roomIdOf } from './ids.ts';
import { memoizeByFixture } from './memoize.ts';
import { hasOdds } from './odds/odds.ts';
import { goalsOnAir } from './goals.ts';
import { overviewOf, standingOf } from './simulation.ts';
import { viewersOf } from './viewers.ts';

export const userOf = ({ key, name }: DemoCommentator): User => ({
  userId: commentatorUserId(key),
  displayName: name,
  nickname: name,
  profilePicture: `/avatars/blv-${key}.svg`,
  siteRoleId: SITE_ROLES.host,
});

const noSide: Side = { id: '', name: '', logo: '' };
const sideOf = ({ id, name, crest }: Team, locale: Locale): Side => ({
  ...{ id, name: name[locale], logo: crestPath(crest), colours: crest.colours },
});

/** The video scene of a fixture's rooms; null if it has no rooms. */
export const sceneOf = ({ crew, league: { sport } }: DemoFixture): Scene | null =>
  crew.length === 0 || sport === 'volleyball' || sport === 'billiard' || sport === 'tennis' ? null : sport;

/** Later than the end of any match. */
const SURELY_OVER_MS = 12 * 3_600_000;

/** When a fixture ends, to the second, by binary search; null if it is never played. */
const endOf = memoizeByFixture(2000, (fixture: DemoFixture): number | null => {
  const isOver = (at: number) => ['over', 'off'].includes(standingOf(fixture, at).phase);
  if (isOver(fixture.startTime)) return null;
  let before = fixture.startTime;
  let after = fixture.startTime + SURELY_OVER_MS;
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2);
    if (isOver(middle)) after = middle;
    else before = middle;
  }
  return after;
});

/** When a fixture ended; null before that, or if it is never played. */
const endTimeOf = (fixture: DemoFixture, now: number): number | null => {
  const end = endOf(fixture);
  return end !== null && now >= end ? end : null;
};

/** What the streams need to know about a fixture's rooms; null if it has none, or is called off before its start. */
export const airTimeOf = (fixture: DemoFixture, now: number): AirTime | null => {
  const scene = sceneOf(fixture);
  if (!scene) return null;
  const endMs = endTimeOf(fixture, now);
  if (endMs === null && standingOf(fixture, now).phase === 'off') return null;
  const goals = scene === 'football' ? { goals: goalsOnAir(fixture) } : {};
  return { scene, startMs: fixture.startTime, ...(endMs === null ? {} : { endMs }), ...goals };
};

const commentatorsOf = (fixture: DemoFixture, standing: Standing, now: number, streamsOf: StreamsOf) => {
  const scene = sceneOf(fixture);
  const endTime = standing.phase === 'over' ? endTimeOf(fixture, now) : null;
  return fixture.crew.map((one, seat): Commentator => {
    const roomId = roomIdOf(fixture.fixtureId, seat);
    const link = scene && standing.phase === 'live' ? (streamsOf(roomId, scene)[0]?.streamLink ?? null) : null;
    const watching = viewersOf(fixture, seat, standing, now, endTime);
    return { ...userOf(one), roomId, streamLink: link, streams: [], watching };
  });
};

const picturesOf = (scene: Scene) => ({ poster: `/media/posters/${scene}.webp`, clip: `/media/clips/${scene}.mp4` });

/** A fixture at an instant, in a language. It has no streams, to keep lists small: `demoRoom` adds them. */
export const demoMatch = (fixture: DemoFixture, { locale, now }: View, streamsOf: StreamsOf): Match => {
  const { fixtureId, league, sides, title, startTime } = fixture;
  const standing = standingOf(fixture, now);
  const scene = sceneOf(fixture);
  const users = commentatorsOf(fixture, standing, now, streamsOf);
  const [home, away] = sides?.map((team) => sideOf(team, locale)) ?? [];
  return {
    ...{ fixtureId, staticId: fixtureId, liveModeId: league.modeId },
    ...{ leagueId: league.id, leagueName: league.name[locale], round: fixture.round[locale] },
    ...{ home: home?.name ?? '', away: away?.name ?? '', ...(title ? { title: title[locale] } : {}) },
    ...{ localteam: home ?? noSide, visitorteam: away ?? noSide, startTime },
    ...{ status: standing.status, score: standing.score, ...(standing.note ? { note: standing.note[locale] } : {}) },
    ...(standing.noteAt === undefined ? {} : { noteAt: standing.noteAt }),
    ...{ roomId: users[0]?.roomId ?? null, users, demo: true },
    ...(scene ? { watching: users.reduce((all, one) => all + one.watching!, 0) } : {}),
    ...(scene && streamsOf(users[0]!.roomId, scene).length > 0 ? picturesOf(scene) : {}),
  };
};

/** Analysis and odds exist for football only, odds from their opening on. */
const coverageOf = (fixture: DemoFixture, now: number): Coverage => {
  const football = fixture.league.sport === 'football';
  return { overview: overviewOf(fixture, now) !== null, analysis: football, odds: football && hasOdds(fixture, now) };
};

/** A fixture as seen from one of its rooms, with all its streams. */
export const demoRoom = (fixture: DemoFixture, seat: number, view: View, streamsOf: StreamsOf): Room | null => {
  const match = demoMatch(fixture, view, streamsOf);
  const scene = sceneOf(fixture);
  const own = match.users[seat];
  if (!own || !scene) return null;
  const { phase } = standingOf(fixture, view.now);
  const withStreams = (one: Commentator): Commentator => {
    const streams = phase === 'over' || phase === 'off' ? [] : streamsOf(one.roomId, scene);
    return { ...one, streams, streamLink: streams[0]?.streamLink ?? null };
  };
  return {
    ...match,
    ...{ roomId: own.roomId, users: [own, ...match.users.filter((one) => one !== own)].map(withStreams) },
    ...{ groupId: fixture.fixtureId, watching: match.watching ?? 0 },
    tabs: roomTabs(coverageOf(fixture, view.now), matchStatus(match.status)),
  };
};
