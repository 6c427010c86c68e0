import type { Booking, Match } from '../match/match.ts';
import { isCalledOff, matchPhase, matchStatus } from '../match/matchStatus.ts';

/** A match as one of its commentators announces it: with their room, and with them first in `users`. */
export const spokenBy = <M extends Match>(match: M, userId: string): M => {
  const own = match.users.find((user) => user.userId === userId);
  if (!own) return match;
  return { ...match, roomId: own.roomId, users: [own, ...match.users.filter((user) => user !== own)] };
};

/** The matches that a commentator covers: live now, and announced; each sorted by start. */
export interface Spoken {
  readonly live: readonly Match[];
  readonly coming: readonly Match[];
}
export const spokenOf = (announced: readonly Booking[], userId: string): Spoken => {
  const all = announced.map(({ match }) => spokenBy(match, userId));
  const inPhase = (phase: 'live' | 'comingUp') =>
    all.filter(({ status }) => {
      const read = matchStatus(status);
      return matchPhase(read) === phase && !isCalledOff(read);
    });
  return { live: inPhase('live'), coming: inPhase('comingUp') };
};

/** The modes and the `most` most frequent leagues that a commentator covers, most frequent first. */
export const spokenKinds = (matches: readonly Match[], most: number) => ({
  modeIds: byOften(matches.map(({ liveModeId }) => liveModeId)),
  leagues: byOften(matches.map(({ leagueName }) => leagueName)).slice(0, most),
});

const byOften = (names: readonly string[]): readonly string[] => {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].sort(([, a], [, b]) => b - a).map(([name]) => name);
};
