import { describe, expect, it } from 'vitest';
import { aBooking, aMatch } from '../../../tests/fakes/matches.ts';
import { dueReminders, inQuietHours, leadOf } from './reminder.ts';

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
  it('SC-7: are due as the member wants by default where they chose nothing for the match', () => {
    const due = (given: object) =>
      dueReminders([{ ...one, ...given }], start - 90 * MINUTE, start - 1, { defaultLeadMin: 60 }).map(({ at }) => at);
    expect(due({})).toEqual([start - 60 * MINUTE]);
    expect(due({ leadMin: 30, leadIsDefault: true })).toEqual([start - 60 * MINUTE]);
    expect(due({ leadMin: 30 })).toEqual([start - 30 * MINUTE]);
    expect([leadOf({}), leadOf({ leadMin: 5 }), leadOf({ leadMin: 5, leadIsDefault: true })]).toEqual([15, 5, 15]);
  });
  it('SC-7: those of quiet hours are shown when these end, or not at all where that is too late', () => {
    const shown = (end: number) =>
      dueReminders([one], start - 90 * MINUTE, start + 90 * MINUTE, {
        quietEnd: (at) => (at < end ? end : null),
      }).map(({ kind, at }) => `${kind} ${(at - start) / MINUTE}`);
    expect(shown(start - 20 * MINUTE)).toEqual(['soon -15', 'start 0']);
    expect(shown(start - 5 * MINUTE)).toEqual(['soon -5', 'start 0']);
    expect(shown(start - MINUTE)).toEqual(['start 0']);
    expect(shown(start + 60 * MINUTE)).toEqual([]);
  });
  it('SC-7: two minutes before the start is the last that is worth waiting for', () => {
    const fates = [null, start - 2 * MINUTE, start - 2 * MINUTE + 1, start].map((end) => inQuietHours(end, start));
    expect(fates).toEqual(['told', 'waits', 'listed', 'listed']);
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
