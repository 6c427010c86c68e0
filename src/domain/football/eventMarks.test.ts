import { expect, it } from 'vitest';
import { eventMarks } from './eventMarks.ts';
import type { EventType, MatchEvent } from './matchData.ts';

const event = (type: EventType, more: Partial<MatchEvent> = {}): MatchEvent => ({
  ...{ eventId: type, seq: 1, ts: 1000, minute: 12, side: 'home', type },
  ...more,
});

it('NE-6: goals, penalties and sendings-off are found in a cut, bookings and breaks are not', () => {
  const types: readonly EventType[] = [
    'goal',
    'yellow',
    'own_goal',
    'period',
    'penalty',
    'sub',
    'missed_penalty',
    'var_review',
    'red',
  ];
  const found = eventMarks(
    types.map((type) => event(type)),
    ({ minute, type }) => `${minute}' ${type}`,
  );
  expect(found.map(({ label }) => label)).toEqual([
    "12' goal",
    "12' own_goal",
    "12' penalty",
    "12' missed_penalty",
    "12' red",
  ]);
});

it('NE-12: a mark names its event and its moment', () => {
  expect(eventMarks([event('goal', { momentId: 'm7' }), event('red')], () => '')).toEqual([
    { ts: 1000, label: '', eventId: 'goal', momentId: 'm7' },
    { ts: 1000, label: '', eventId: 'red' },
  ]);
});

it('a goal that was taken back is no mark', () => {
  expect(eventMarks([event('goal', { revoked: true })], () => '')).toEqual([]);
});
