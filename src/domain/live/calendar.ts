import { matchTitle, type Match } from '../match/match.ts';
import { ASSUMED_LENGTH_MS } from './booking.ts';

const stamp = (epochMs: number): string => new Date(epochMs).toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n');

/** Lines longer than 75 octets go on after a blank (RFC 5545, 3.1). */
const folded = (line: string): string => {
  let result = '';
  let octets = 0;
  for (const character of line) {
    const code = character.codePointAt(0)!;
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
    if (octets + size > 74) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
};

/** A match as an iCalendar file (RFC 5545) with a reminder 15 minutes before. `url` is where it will be shown. */
export const matchCalendar = (match: Match, url: string, nowMs: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Khan Dai//Schedule//VI',
    'BEGIN:VEVENT',
    `UID:${match.fixtureId}@khandai`,
    `DTSTAMP:${stamp(nowMs)}`,
    `DTSTART:${stamp(match.startTime)}`,
    `DTEND:${stamp(match.startTime + ASSUMED_LENGTH_MS)}`,
    `SUMMARY:${escaped(matchTitle(match))}`,
    `DESCRIPTION:${escaped([match.leagueName, match.round].filter(Boolean).join(', '))}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(matchTitle(match))}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')
    .concat('\r\n');
