import { describe, expect, it } from 'vitest';
import { aMatch } from '../../../tests/fakes/matches.ts';
import { readCalendar } from '../../../tests/fakes/calendar.ts';
import { calendarFile, type CalendarEvent } from './calendar.ts';

const changedAt = Date.parse('2026-11-20T01:02:03Z');
const event = (change: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...{ match: aMatch({ round: 'Vòng 13' }), url: 'https://khandai.example/x', leadMin: 15, sequence: 0, changedAt },
  ...change,
});
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('SC-8: a match as an iCalendar file', () => {
  it('states its instant in UTC, two hours, and a reminder', () => {
    expect(linesOf(calendarFile([event()]))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Khan Dai//Schedule//VI',
      'BEGIN:VEVENT',
      'UID:f1@khandai',
      'DTSTAMP:20261120T010203Z',
      'LAST-MODIFIED:20261120T010203Z',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'DTSTART:20261121T120000Z',
      'DTEND:20261121T140000Z',
      'SUMMARY:Bến Gỗ – Nắng Sớm',
      'DESCRIPTION:Giải Vô địch Đồng Bằng\\, Vòng 13',
      'URL:https://khandai.example/x',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Bến Gỗ – Nắng Sớm',
      'TRIGGER:-PT15M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });
  it('folds long lines at 75 octets without cutting a letter', () => {
    const long = calendarFile([event({ match: aMatch({ home: 'Ẩ'.repeat(60) }) })]);
    const octets = long.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(long.split('\r\n ')).toHaveLength(5);
    expect(linesOf(long)).toContain(`SUMMARY:${'Ẩ'.repeat(60)} – Nắng Sớm`);
  });
  it('escapes what the format reserves, and drops what it cannot hold', () => {
    const title = 'A;B,C\\D\nE\rF\u0000\u0007G';
    const odd = calendarFile([event({ match: aMatch({ home: '', away: '', title }) })]);
    expect(linesOf(odd)).toContain('SUMMARY:A\\;B\\,C\\\\D\\nE\\nFG');
    expect(readCalendar(odd).events[0]!.values['SUMMARY']).toBe('A;B,C\\D\nE\nFG');
  });
  it.each([0, 5, 30, 60] as const)('SC-7: reminds %i minutes before where the member chose so', (leadMin) => {
    expect(linesOf(calendarFile([event({ leadMin })]))).toContain(`TRIGGER:-PT${leadMin}M`);
  });
  it.each(['postponed', 'cancelled', 'abandoned', 'WO'])(
    'SC-9: cancels what is %s, says why, and reminds of nothing',
    (status) => {
      const [off] = readCalendar(
        calendarFile([event({ match: aMatch({ status, note: 'mưa lớn' }), sequence: 2 })]),
      ).events;
      expect(off!.values).toMatchObject({
        STATUS: 'CANCELLED',
        SEQUENCE: '2',
        DESCRIPTION: 'Giải Vô địch Đồng Bằng, mưa lớn',
      });
      expect(off!.parts).toEqual([]);
    },
  );
});

it('SC-8: a feed has a name, all its matches and nothing twice', () => {
  const feed = readCalendar(calendarFile([event(), event({ match: aMatch({ fixtureId: 'f2' }) })], 'Lịch, của tôi'));
  expect(feed.values).toMatchObject({ 'X-WR-CALNAME': 'Lịch, của tôi', METHOD: 'PUBLISH' });
  expect(feed.events.map(({ values }) => values['UID'])).toEqual(['f1@khandai', 'f2@khandai']);
});
