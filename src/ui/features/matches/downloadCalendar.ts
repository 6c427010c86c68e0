import { calendarFile } from '#domain/bookings/calendar.ts';
import type { LeadMin } from '#domain/match/leadMin.ts';
import type { Match } from '#domain/match/match.ts';

/** Downloads a match as an .ics file. `nowMs` by the server's clock. */
export const downloadCalendar = (match: Match, pageUrl: string, nowMs: number, leadMin: LeadMin): void => {
  const text = calendarFile([{ match, url: pageUrl, leadMin, sequence: 0, changedAt: nowMs }]);
  const file = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = file;
  link.download = `khan-dai-${match.fixtureId}.ics`;
  link.click();
  URL.revokeObjectURL(file);
};
