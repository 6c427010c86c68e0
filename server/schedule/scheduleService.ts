import { CHAT } from '#domain/chat/chat.ts';
import type { League } from '#domain/schedule/league.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { matchPhase, matchStatus, type MatchPhase } from '#domain/match/matchStatus.ts';
import type { Match, Room, RoomTab } from '#domain/match/match.ts';
import type { User } from '#domain/people/user.ts';
import { withTabs } from '#domain/room/roomTabs.ts';
import { firstKnown } from '../shared/firstKnown.ts';
import { compareMatches } from '../shared/fixtureOrder.ts';
import type { MatchSource, Start, View, Wanted } from '../shared/matchSource.ts';

/** For callers without a zone. */
export const DEFAULT_ZONE = 'Asia/Bangkok';

interface ScheduleNeeds {
  /** In order: the first source that knows an id answers for it. */
  readonly sources: readonly MatchSource[];
  /** Number of real viewers in a chat group now. */
  readonly present: (groupId: string) => number;
  /** Tabs of a match's rooms that other areas have content for. */
  readonly tabsBeside?: (fixtureId: string) => Promise<readonly RoomTab[]>;
  /** Matches without a place in the schedule that a search finds too. */
  readonly foundBeside?: MatchSource['find'];
}

/** All sources combined; real viewers are added to the simulated ones. */
export interface ScheduleService {
  readonly between: (from: number, to: number, view: View) => Promise<readonly Match[]>;
  readonly starts: (from: number, to: number, now: number) => Promise<readonly Start[]>;
  /** Live matches with a room, most watched first. */
  readonly live: (view: View) => Promise<readonly Match[]>;
  /** Each id once; what the schedule knows comes before what stands beside it. */
  readonly find: (wanted: Wanted, view: View) => Promise<readonly Match[]>;
  readonly match: (fixtureId: string, view: View) => Promise<Match | null>;
  readonly room: (roomId: string, view: View) => Promise<Room | null>;
  readonly commentators: () => Promise<readonly User[]>;
  /** Of all days, without duplicates, by name. */
  readonly leagues: (locale: Locale) => Promise<readonly League[]>;
}

export const phaseOf = ({ status }: Pick<Match, 'status'>): MatchPhase | null => matchPhase(matchStatus(status));

const byStart = compareMatches(false);
const byWatching = (a: Match, b: Match): number => (b.watching ?? 0) - (a.watching ?? 0) || byStart(a, b);

export const scheduleService = ({
  sources,
  present,
  tabsBeside = async () => [],
  foundBeside = async () => [],
}: ScheduleNeeds): ScheduleService => {
  const counted = <M extends Match>(match: M): M =>
    match.roomId === null ? match : { ...match, watching: (match.watching ?? 0) + present(match.fixtureId) };
  const fromAll = async (ask: (source: MatchSource) => Promise<readonly Match[]>): Promise<readonly Match[]> =>
    (await Promise.all(sources.map(ask))).flat().map(counted);
  return {
    between: async (from, to, view) => [...(await fromAll((source) => source.between(from, to, view)))].sort(byStart),
    starts: async (from, to, now) => (await Promise.all(sources.map((source) => source.starts(from, to, now)))).flat(),
    live: async (view) =>
      (await fromAll((source) => source.running(view)))
        .filter((match) => match.roomId !== null && phaseOf(match) === 'live')
        .sort(byWatching),
    find: async (wanted, view) => {
      const [scheduled, beside] = await Promise.all([
        fromAll((source) => source.find(wanted, view)),
        foundBeside(wanted, view),
      ]);
      const once = new Map([...beside, ...scheduled].map((match) => [match.fixtureId, match]));
      return [...once.values()].sort(compareMatches(wanted.latestFirst)).slice(0, wanted.most);
    },
    match: async (fixtureId, view) => {
      const found = await firstKnown(sources, (source) => source.match(fixtureId, view));
      return found && counted(found);
    },
    room: async (roomId, view) => {
      const found = await firstKnown(sources, (source) => source.room(roomId, view));
      if (!found) return null;
      const tabs = withTabs(found.tabs, await tabsBeside(found.fixtureId));
      return { ...counted(found), tabs, groupId: found.groupId || CHAT.defaultGroup };
    },
    leagues: async (locale) => {
      const all = (await Promise.all(sources.map((source) => source.leagues(locale)))).flat();
      const once = new Map([...all].reverse().map((league) => [league.leagueId, league]));
      return [...once.values()].sort((a, b) => a.leagueName.localeCompare(b.leagueName, locale));
    },
    commentators: async () => (await Promise.all(sources.map((source) => source.commentators()))).flat(),
  };
};
