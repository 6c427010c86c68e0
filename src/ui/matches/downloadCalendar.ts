import { matchCalendar } from '#domain/live/calendar.ts';
import type { Match } from '#domain/match/match.ts';

/** Hands a match to the viewer's calendar as an .ics file. `nowMs` by the server's clock. */
export const downloadCalendar = (match: Match, pageUrl: string, nowMs: number): void => {
  const file = URL.createObjectURL(new Blob([matchCalendar(match, pageUrl, nowMs)], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = file;
  link.download = `khan-dai-${match.fixtureId}.ics`;
  link.click();
  URL.revokeObjectURL(file);
};
