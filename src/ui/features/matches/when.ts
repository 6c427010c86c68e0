import type { Match } from '#domain/match/match.ts';
import { isCalledOff, matchPhase, matchStatus, type MatchStatus } from '#domain/match/matchStatus.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import type { Words } from '../../hooks/useWords.ts';

/** The first column of a row: figures (a time, a minute) or a word. */
export interface When {
  readonly text: string;
  readonly figures: boolean;
  readonly state: RowState;
}
/** The visual state of a row. */
export type RowState = 'live' | 'coming' | 'off' | 'ended' | 'unknown';

export const rowState = (status: MatchStatus): RowState => {
  if (isCalledOff(status)) return 'off';
  const phase = matchPhase(status);
  if (phase === 'live') return 'live';
  if (phase === 'ended' || phase === 'cancel') return 'ended';
  return phase === 'comingUp' ? 'coming' : 'unknown';
};

/** MATCH-1 as text of a row. An upcoming match shows its time, never a score. */
export const whenOf = (match: Match, zone: string, t: Words<'schedule'>): When => {
  const status = matchStatus(match.status);
  const state = rowState(status);
  if (status === 'live') {
    const text = match.status.trim().toUpperCase();
    return text === 'HT'
      ? { text: t('status.halfTime'), figures: false, state }
      : { text: `${text}'`, figures: true, state };
  }
  if (status === 'ongoing') return { text: t('status.on'), figures: false, state };
  if (status === 'suspended' || status === 'interrupted') return { text: t(`status.${status}`), figures: false, state };
  if (status === 'ended' || status === 'awarded') return { text: t('status.ended'), figures: false, state };
  if (status === 'unknown') return { text: t('status.unknown'), figures: false, state };
  return { text: hourMinute(match.startTime, zone), figures: true, state };
};

/** How it stands besides its minute: the source's own note, else the half that a football minute belongs to. */
export const phaseText = ({ note, status: text }: Match, t: Words<'schedule'>): string => {
  if (note) return note;
  const status = text.trim().toUpperCase();
  if (status === 'HT') return t('halfTime');
  const minute = Number.parseInt(status, 10);
  if (matchStatus(text) !== 'live' || !Number.isFinite(minute)) return '';
  return t(minute > 45 ? 'secondHalf' : 'firstHalf');
};

/** Why a match is not played as announced: "Hoãn: mưa lớn, sân ngập". */
export const calledOffText = (match: Match, t: Words<'schedule'>): string | null => {
  const status = matchStatus(match.status);
  if (status !== 'postponed' && status !== 'abandoned' && status !== 'cancelled' && status !== 'walkover') return null;
  const word = t(`status.${status}`);
  return match.note ? t('calledOff', { status: word, reason: match.note }) : word;
};
