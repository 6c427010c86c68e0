import { describe, expect, it } from 'vitest';
import { aMatch } from '../../../tests/fakes/matches.ts';
import { matchCalendar } from './calendar.ts';

const now = Date.parse('2026-11-20T01:02:03Z');
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('a match as an iCalendar file', () => {
  const file = matchCalendar(aMatch({ round: 'Vòng 13' }), 'https://khandai.example/x', now);
  it('states its instant in UTC, two hours, and a reminder', () => {
    expect(linesOf(file)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Khan Dai//Schedule//VI',
      'BEGIN:VEVENT',
      'UID:f1@khandai',
      'DTSTAMP:20261120T010203Z',
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
    const long = matchCalendar(aMatch({ home: 'Ẩ'.repeat(60) }), 'https://khandai.example/x', now);
    const octets = long.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(linesOf(long)).toContain(`SUMMARY:${'Ẩ'.repeat(60)} – Nắng Sớm`);
  });
  it('escapes what the format reserves', () => {
    const odd = matchCalendar(aMatch({ home: '', away: '', title: 'A;B,C\\D\nE' }), 'https://x.example', now);
    expect(linesOf(odd)).toContain('SUMMARY:A\\;B\\,C\\\\D\\nE');
  });
});
