import type { LeadMin } from '../match/leadMin.ts';
import { matchTitle, type Match } from '../match/match.ts';
import { isCalledOff, matchStatus } from '../match/matchStatus.ts';
import { ASSUMED_LENGTH_MS } from './booking.ts';

/** A match for a calendar. */
export interface CalendarEvent {
  readonly match: Match;
  /** When it ends, epoch milliseconds; a match is assumed to take two hours. */
  readonly endMs?: number;
  /** Absolute address of the page that shows the match. */
  readonly url: string;
  /** Minutes before the start at which the calendar reminds. */
  readonly leadMin: LeadMin;
  /** How often the match was rescheduled or called off since it was first exported (SEQUENCE of RFC 5545). */
  readonly sequence: number;
  /** When it last changed, epoch milliseconds. */
  readonly changedAt: number;
}

const stamp = (epochMs: number): string => new Date(epochMs).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** RFC 5545 can escape no control character other than the newline. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** Folds lines longer than 75 octets (RFC 5545, 3.1). */
const folded = (line: string): string => {
  let result = '';
  let octets = 0;
  for (const character of line) {
    const code = character.codePointAt(0)!;
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
    if (octets + size > 75) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
};

const alarm = (title: string, leadMin: LeadMin): readonly string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${title}`,
  `TRIGGER:-PT${leadMin}M`,
  'END:VALARM',
];

/** The UID of a match is the same in every file, so that a calendar updates its entry instead of adding one. */
const eventLines = ({
  match,
  endMs = match.startTime + ASSUMED_LENGTH_MS,
  url,
  leadMin,
  sequence,
  changedAt,
}: CalendarEvent): readonly string[] => {
  const title = escaped(matchTitle(match));
  const off = isCalledOff(matchStatus(match.status));
  return [
    'BEGIN:VEVENT',
    `UID:${match.fixtureId}@khandai`,
    `DTSTAMP:${stamp(changedAt)}`,
    `LAST-MODIFIED:${stamp(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${off ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART:${stamp(match.startTime)}`,
    `DTEND:${stamp(endMs)}`,
    `SUMMARY:${title}`,
    `DESCRIPTION:${escaped([match.leagueName, match.round, off ? match.note : undefined].filter(Boolean).join(', '))}`,
    `URL:${url}`,
    ...(off ? [] : alarm(title, leadMin)),
    'END:VEVENT',
  ];
};

/**
 * Matches as an iCalendar file (RFC 5545). With `name` it is a feed: a calendar shows that name and reads it every
 * hour.
 */
export const calendarFile = (events: readonly CalendarEvent[], name?: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Khan Dai//Schedule//VI',
    ...(name === undefined
      ? []
      : [
          ...['CALSCALE:GREGORIAN', 'METHOD:PUBLISH', `NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`],
          ...['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'],
        ]),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')
    .concat('\r\n');
