import { describe, expect, it } from 'vitest';
import { aBooking, aMatch } from '../../../tests/fakes/matches.ts';
import { dueReminders } from './reminder.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
const MINUTE = 60_000;
const booked = (fixtureId: string, startTime: number, status = 'pending') =>
  aBooking(aMatch({ fixtureId, startTime, status }));

describe('reminders', () => {
  const one = booked('a', start);
  it('are due 15 minutes before and at the start, each once', () => {
    expect(dueReminders([one], start - 16 * MINUTE, start - 15 * MINUTE)).toEqual([
      { booking: one, kind: 'soon', at: start - 15 * MINUTE },
    ]);
    expect(dueReminders([one], start - 15 * MINUTE, start - 1)).toEqual([]);
    expect(dueReminders([one], start - 1, start)).toEqual([{ booking: one, kind: 'start', at: start }]);
    expect(dueReminders([one], start, start + MINUTE)).toEqual([]);
  });
  it.each([0, 5, 30, 60] as const)('SC-7: are due %i minutes before where the member chose so', (leadMin) => {
    const chosen = { ...one, leadMin };
    const at = start - leadMin * MINUTE;
    expect(dueReminders([chosen], start - 90 * MINUTE, at - 1)).toEqual([]);
    expect(dueReminders([chosen], at - 1, at).map(({ kind }) => kind)).toEqual([leadMin === 0 ? 'start' : 'soon']);
    expect(dueReminders([chosen], start - 90 * MINUTE, start)).toHaveLength(leadMin === 0 ? 1 : 2);
  });
  it('come oldest first', () => {
    const other = booked('b', start - 15 * MINUTE);
    expect(
      dueReminders([one, other], start - 31 * MINUTE, start).map(({ booking, kind }) => `${booking.fixtureId} ${kind}`),
    ).toEqual(['b soon', 'a soon', 'b start', 'a start']);
  });
  it.each(['postponed', 'cancelled', 'abandoned', 'wo', 'FT'])('say nothing of a match that is %s', (status) => {
    expect(dueReminders([booked('a', start, status)], start - 60 * MINUTE, start)).toEqual([]);
  });
});
