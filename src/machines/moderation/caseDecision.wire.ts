import { assign, fromPromise } from 'xstate';
import type { ShownDecision } from '#domain/moderation/decision.ts';
import type { Outcome } from '#ports/failure.ts';
import type { DecideWish, ReportsPort } from '#ports/reports.ts';
import { caseDecisionMachine, type CaseDecisionMachine } from './caseDecision.machine.ts';

export interface CaseDecisionPorts {
  /** Lazily loaded; rejects if its code cannot be loaded. */
  readonly reports: () => Promise<Pick<ReportsPort, 'claim' | 'decide' | 'undo'>>;
  /** Queue and log are old. */
  readonly decided: () => void;
  readonly undone: () => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export const wireCaseDecision = ({ reports, decided, undone, now }: CaseDecisionPorts): CaseDecisionMachine =>
  caseDecisionMachine.provide({
    actors: {
      claim: fromPromise<Outcome<{ readonly until: number | null }>, string>(async ({ input: reportId, signal }) =>
        (await reports()).claim({ reportId, on: true }, signal),
      ),
      decide: fromPromise<Outcome<{ readonly decisionId: string }>, DecideWish | null>(async ({ input, signal }) => {
        if (!input) throw new Error('only a whole decision is sent');
        return (await reports()).decide(input, signal);
      }),
      undo: fromPromise<Outcome<ShownDecision>, string | null>(async ({ input, signal }) => {
        if (input === null) throw new Error('only what was decided is undone');
        return (await reports()).undo(input, signal);
      }),
    },
    actions: {
      noteTime: assign(() => ({ decidedAt: now() })),
      tellDecided: () => decided(),
      tellUndone: () => undone(),
    },
  });
