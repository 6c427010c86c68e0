import { expect, it } from 'vitest';
import {
  APPLICATION,
  applicationStates,
  daysLeft,
  expectedBy,
  isEditable,
  isOpen,
  reapplyAfter,
  reviewActs,
  stateAfter,
  type ApplicationAct,
  type ApplicationState,
} from './application.ts';

const acts: readonly ApplicationAct[] = ['submit', 'withdraw', 'reply', 'take', 'ask', 'approve', 'reject'];

/** CA-4, CA-6, CA-7: the complete transition table as [state, act, next state]; every other pair is refused. */
const allowed: readonly (readonly [ApplicationState, ApplicationAct, ApplicationState])[] = [
  ['draft', 'submit', 'submitted'],
  ['submitted', 'withdraw', 'draft'],
  ['submitted', 'take', 'reviewing'],
  ['submitted', 'ask', 'need_info'],
  ['submitted', 'approve', 'approved'],
  ['submitted', 'reject', 'rejected'],
  ['reviewing', 'withdraw', 'draft'],
  ['reviewing', 'ask', 'need_info'],
  ['reviewing', 'approve', 'approved'],
  ['reviewing', 'reject', 'rejected'],
  ['need_info', 'withdraw', 'draft'],
  ['need_info', 'reply', 'submitted'],
  ['need_info', 'reject', 'rejected'],
];

it.each(applicationStates.flatMap((state) => acts.map((act) => [state, act] as const)))(
  'CA-4, CA-6, CA-7: in the state %s the act %s leads where it may',
  (state, act) => {
    const to = allowed.find((row) => row[0] === state && row[1] === act)?.[2] ?? null;
    expect(stateAfter(state, act)).toBe(to);
  },
);

it('CA-7: each decision of a reviewer is an act that leads to its state', () => {
  for (const [state, act] of Object.entries(reviewActs)) expect(stateAfter('submitted', act)).toBe(state);
});

it('CA-10: a closed one leaves room for another, and only a draft or a question opens the form', () => {
  expect(applicationStates.filter(isOpen)).toEqual(['draft', 'submitted', 'reviewing', 'need_info']);
  expect(applicationStates.filter(isEditable)).toEqual(['draft', 'need_info']);
});

it('CA-4: promises an answer in 5 days and lets one apply again after 30', () => {
  const at = Date.UTC(2026, 10, 21, 9);
  expect(expectedBy(at)).toBe(Date.UTC(2026, 10, 26, 9));
  expect(reapplyAfter(at)).toBe(Date.UTC(2026, 11, 21, 9));
  expect(APPLICATION.noteMax).toBe(1000);
});

it.each([
  [5 * 24, 5],
  [4 * 24 + 1, 4],
  [4 * 24 - 1, 3],
  [1, 0],
  [0, 0],
  [-1, 0],
  [-25, -1],
])('CA-7: with %i hours to go it counts %i days', (hours, days) => {
  expect(daysLeft(1_790_000_000_000 + hours * 3_600_000, 1_790_000_000_000)).toBeCloseTo(days);
});
