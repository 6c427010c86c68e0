import { expect, it } from 'vitest';
import { failed, succeeded } from '#ports/failure.ts';
import { aDecision } from '../../../tests/fakes/moderation.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { caseDecisionMachine, type CaseDecisionContext } from './caseDecision.machine.ts';
import { wireCaseDecision } from './caseDecision.wire.ts';

const no = [
  failed({ kind: 'refused', code: 409 }),
  failed({ kind: 'unreachable' }),
  failed({ kind: 'refused', code: 403 }),
];
const cases = {
  'xstate.done.actor.claim': [succeeded({ until: 1 }), ...no].map((one) => done('claim', one)),
  'xstate.done.actor.decide': [succeeded({ decisionId: 'd1' }), ...no].map((one) => done('decide', one)),
  'xstate.done.actor.undo': [succeeded(aDecision({ state: 'undone' })), ...no].map((one) => done('undo', one)),
  'decision.change': [
    { type: 'decision.change', change: { action: 'mute', minutes: 5, reason: 'Lăng mạ' } },
    { type: 'decision.change', change: { reason: '' } },
  ],
  'decision.network': [true, false].map((online) => ({ type: 'decision.network', online })),
};

it('CH-11: a case is had, decided, sent again, undone and lost as its chart says', { timeout: 60_000 }, async () => {
  const cover = coverage(caseDecisionMachine);
  await walk({
    chart: caseDecisionMachine,
    cover,
    cases,
    input: { session: 's', reportId: 'k1' },
    seen: (context) => {
      const { draft, wish, decisionId, failure } = context as unknown as CaseDecisionContext;
      return [draft.action, draft.reason, wish !== null, decisionId, failure];
    },
    wire: (hands) => {
      const told: string[] = [];
      const machine = wireCaseDecision({
        reports: () => Promise.reject(new Error('the walk answers for it')),
        decided: () => void told.push('decided'),
        undone: () => void told.push('undone'),
        now: () => 0,
      });
      return {
        machine: machine.provide({
          actors: { claim: hands.logic('claim'), decide: hands.logic('decide'), undo: hands.logic('undo') },
        }),
        check: (state) => {
          const { wish, decisionId } = state.context;
          if (state.matches('sending') || state.matches('unsent')) expect(wish).not.toBeNull();
          if (state.matches('decided')) expect([decisionId, told.includes('decided')]).toEqual(['d1', true]);
          if (state.matches('undone')) expect(told).toContain('undone');
        },
      };
    },
  });
  cover.assertFull();
});
