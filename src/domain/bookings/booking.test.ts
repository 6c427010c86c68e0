import { describe, expect, it } from 'vitest';
import { aBooking, aMatch } from '../../../tests/fakes/matches.ts';
import { clashes, isBookable, nextTicket, splitBookings } from './booking.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
const MINUTE = 60_000;
const booked = (fixtureId: string, startTime: number, status = 'pending') =>
  aBooking(aMatch({ fixtureId, startTime, status }));

describe('what can be booked', () => {
  it.each([
    ['pending', start + 1, true],
    ['19:15', start + 1, true],
    ['delayed', start + 1, true],
    ['pending', start, false],
    ['67', start + 1, false],
    ['FT', start + 1, false],
    ['postponed', start + 1, false],
    ['cancelled', start + 1, false],
  ])('%s at %d: %s', (status, startTime, bookable) => {
    expect(isBookable({ status, startTime }, start)).toBe(bookable);
  });
});

describe('bookings', () => {
  it('are upcoming until they are over, the next one first; past ones the latest first', () => {
    const all = [
      booked('over-early', start - 9 * MINUTE, 'FT'),
      booked('later', start + 9 * MINUTE),
      booked('on', start - MINUTE, '1'),
      booked('over-late', start - 2 * MINUTE, 'cancelled'),
      booked('off', start + 2 * MINUTE, 'postponed'),
    ];
    const { upcoming, past } = splitBookings(all);
    expect(upcoming.map((one) => one.fixtureId)).toEqual(['on', 'off', 'later']);
    expect(past.map((one) => one.fixtureId)).toEqual(['over-late', 'over-early']);
  });
  it('V-14: the next ticket is of what has yet to begin, of a mode or of all', () => {
    const race = aBooking(aMatch({ fixtureId: 'race', liveModeId: '3', startTime: start + 3 * MINUTE }));
    const all = [
      booked('later', start + 9 * MINUTE),
      race,
      booked('on', start, '1'),
      booked('off', start + 1, 'postponed'),
    ];
    expect(nextTicket(all, start)?.fixtureId).toBe('race');
    expect(nextTicket(all, start, '1')?.fixtureId).toBe('later');
    expect(nextTicket(all, start, '8')).toBeNull();
  });
  it('clash within two hours of each other', () => {
    const [a, b, c] = [booked('a', start), booked('b', start + 119 * MINUTE), booked('c', start + 239 * MINUTE)];
    expect(clashes([c, a, b])).toEqual(new Set(['b-a', 'b-b']));
    expect(clashes([a, booked('d', start + 120 * MINUTE)])).toEqual(new Set());
  });
});
