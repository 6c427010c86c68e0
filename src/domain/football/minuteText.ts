import type { MatchEvent } from './matchData.ts';

/** "12", "45+2". */
export const minuteText = ({ minute, added }: Pick<MatchEvent, 'minute' | 'added'>): string =>
  added ? `${minute}+${added}` : String(minute);
