import type { Match } from '#domain/match/match.ts';
import { matchPhase, matchStatus } from '#domain/match/matchStatus.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import type { Key } from '../i18n/groups.ts';

/** The left end of the scoreboard: figures (a minute, a kick-off time) or a word, and a smaller word beside figures. */
export interface BoardClock {
  readonly figures: string | null;
  readonly word: Key<'room'> | null;
  readonly live: boolean;
  /** The time no longer holds. */
  readonly struck?: boolean;
}

const FOOTBALL = '1';

/** The minute in a status text, or null: "45+2" is 45. */
export const minuteOf = (status: string): number | null => {
  const digits = /^\s*(\d+)/.exec(status);
  return matchStatus(status) === 'live' && digits ? Number(digits[1]) : null;
};

const periodOf = (minute: number): Key<'room'> => {
  if (minute <= 45) return 'firstHalf';
  return minute <= 90 ? 'secondHalf' : 'extraTime';
};

/** MATCH-1 as text of the scoreboard. */
export const boardClock = (match: Pick<Match, 'status' | 'startTime' | 'liveModeId'>, zone: string): BoardClock => {
  const status = matchStatus(match.status);
  const live = matchPhase(status) === 'live';
  const minute = minuteOf(match.status);
  if (status === 'live' && minute === null) return { figures: null, word: 'halfTime', live };
  if (minute !== null) {
    const word = match.liveModeId === FOOTBALL ? periodOf(minute) : null;
    return { figures: `${match.status.trim()}'`, word, live };
  }
  if (status === 'ongoing') return { figures: null, word: 'ongoing', live };
  if (status === 'ended') return { figures: null, word: 'fullTime', live };
  if (status === 'comingUp' || status === 'upcoming')
    return { figures: hourMinute(match.startTime, zone), word: 'kickOff', live };
  if (status === 'postponed' || status === 'cancelled' || status === 'delayed')
    return { figures: hourMinute(match.startTime, zone), word: status, live, struck: true };
  return { figures: null, word: status === 'live' ? 'ongoing' : status, live };
};
