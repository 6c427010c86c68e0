/** MATCH-1: the meaning of a status text. `live` is a minute or half time; `ongoing` is live without a minute. */
export type MatchStatus =
  | 'live'
  | 'upcoming'
  | 'ongoing'
  | 'comingUp'
  | 'walkover'
  | 'postponed'
  | 'abandoned'
  | 'cancelled'
  | 'suspended'
  | 'interrupted'
  | 'delayed'
  | 'awarded'
  | 'ended'
  | 'unknown';

const words: Readonly<Record<string, MatchStatus>> = {
  live: 'ongoing',
  '1': 'ongoing',
  '2': 'ongoing',
  pending: 'comingUp',
  '0': 'comingUp',
  wo: 'walkover',
  postponed: 'postponed',
  abandoned: 'abandoned',
  cancelled: 'cancelled',
  suspended: 'suspended',
  interrupted: 'interrupted',
  delayed: 'delayed',
  awarded: 'awarded',
  ft: 'ended',
  pen: 'ended',
  penalty: 'ended',
};

/** Parses a status text, ignoring case and outer blanks; exact words are tried before patterns. */
export const matchStatus = (text: string): MatchStatus => {
  const status = text.trim().toLowerCase();
  if (Object.hasOwn(words, status)) return words[status]!;
  if (status === 'ht' || /^[\d+]+$/.test(status)) return 'live';
  return /^([01]?\d|2[0-3]):[0-5]\d$/.test(status) ? 'upcoming' : 'unknown';
};

/** MATCH-3: the four phases of the football pages; null (`MatchPhase | null`) for an unknown status. */
export type MatchPhase = 'comingUp' | 'live' | 'ended' | 'cancel';

const phases: Readonly<Record<MatchStatus, MatchPhase | null>> = {
  comingUp: 'comingUp',
  upcoming: 'comingUp',
  delayed: 'comingUp',
  postponed: 'comingUp',
  live: 'live',
  ongoing: 'live',
  suspended: 'live',
  interrupted: 'live',
  ended: 'ended',
  awarded: 'ended',
  walkover: 'ended',
  cancelled: 'cancel',
  abandoned: 'cancel',
  unknown: null,
};

/** MATCH-3: the phase of a status. */
export const matchPhase = (status: MatchStatus): MatchPhase | null => phases[status];

/** Whether the match will not be played as announced: its row is struck through, with the reason. */
export const isCalledOff = (status: MatchStatus): boolean =>
  status === 'postponed' || status === 'abandoned' || status === 'cancelled' || status === 'walkover';

/** Whether a score is shown: never 0–0 for a match that has not begun. */
export const showsScore = (status: MatchStatus): boolean => {
  const phase = matchPhase(status);
  return phase === 'live' || phase === 'ended' || status === 'abandoned';
};
