import { expect, it } from 'vitest';
import type { Ticket } from '../bookings/ticket.ts';
import { aBooking, aMatch } from '../../../tests/fakes/matches.ts';
import { aProgramme, TV_NOON } from '../../../tests/fakes/tv.ts';
import { clashesWith, isToCome, ticketOf, ticketsToCome, titleOf } from './clash.ts';

const HOUR_MS = 3_600_000;
const ticketFor = (programme: ReturnType<typeof aProgramme>): Ticket => {
  const target = { type: 'programme', id: programme.programmeId } as const;
  return {
    ...{ bookingId: `b-${programme.programmeId}`, target, name: '', userId: 'u1' },
    ...{ startTime: programme.startTs, stopTime: programme.stopTs },
    card: { target, title: programme.title, subtitle: '', img: null, path: '/tivi' },
  };
};
const film = aProgramme('c1', 60, 60);
const news = aProgramme('c2', 120, 30);
const match = aBooking(aMatch({ fixtureId: 'f1', startTime: TV_NOON }));

it('TV-10: a match and a programme at the same time clash, one after the other do not', () => {
  const tickets = [match, ticketFor(film), ticketFor(news)];
  expect(clashesWith(film, tickets)).toEqual([match]);
  expect(clashesWith(news, tickets)).toEqual([]);
  expect(clashesWith(aProgramme('c3', 90, 60), tickets).map(titleOf)).toEqual([titleOf(match), film.title, news.title]);
});
it('TV-10: finds the ticket of a programme, and what is to come, soonest first', () => {
  const tickets = [ticketFor(news), match, ticketFor(film)];
  expect(ticketOf(tickets, film.programmeId)).toBe(tickets[2]);
  expect(ticketOf(tickets, 'other')).toBeNull();
  expect(ticketsToCome(tickets, TV_NOON)).toEqual([tickets[2], tickets[0]]);
  expect([isToCome(film, TV_NOON), isToCome(film, TV_NOON + HOUR_MS)]).toEqual([true, false]);
});
