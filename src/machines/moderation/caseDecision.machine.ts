import { assign, setup } from 'xstate';
import { isWhole, type DecisionDraft } from '#domain/moderation/draft.ts';
import { MODERATION, type ShownDecision } from '#domain/moderation/decision.ts';
import { REPORTS } from '#domain/moderation/report.ts';
import type { Failure, Outcome } from '#ports/failure.ts';
import type { DecideWish } from '#ports/reports.ts';
import { isRefusal, isWorthRepeating } from '../outcomes.ts';
import { unprovided } from '../unprovided.ts';

export type CaseDecisionEvent =
  | { readonly type: 'decision.change'; readonly change: Partial<DecisionDraft> }
  | { readonly type: 'decision.send' | 'decision.retry' | 'decision.undo' }
  | { readonly type: 'decision.network'; readonly online: boolean };

export interface CaseDecisionContext {
  /** Of this sheet: with `attempt` it names each decision. */
  readonly session: string;
  readonly reportId: string;
  readonly attempt: number;
  readonly draft: DecisionDraft;
  /** What was sent; sent again as it is until the origin answers. */
  readonly wish: DecideWish | null;
  readonly decisionId: string | null;
  /** By this browser's clock of the origin's time, epoch milliseconds; null before. */
  readonly decidedAt: number | null;
  readonly failure: Failure | null;
}

const RETRY_MS = 5000;
/** Before others may have it. */
const RENEW_MS = REPORTS.claimMs - 60_000;

type Claimed = Outcome<{ readonly until: number | null }>;
type Decided = Outcome<{ readonly decisionId: string }>;
type Undone = Outcome<ShownDecision>;
const output = <A>({ event }: { readonly event: { readonly output: A } }): A => event.output;
const trouble = { type: 'noteFailure', params: output<Outcome<unknown>> } as const;
const is = <Name extends 'isDone' | 'isTaken' | 'isUnanswered'>(type: Name) =>
  ({ type, params: output<Outcome<unknown>> }) as const;

/** One decision of a moderator: the case is had alone, decided once however often it is sent, and undone for ten minutes. */
export const caseDecisionMachine = setup({
  types: {
    context: {} as CaseDecisionContext,
    input: {} as Pick<CaseDecisionContext, 'session' | 'reportId'>,
    events: {} as CaseDecisionEvent,
  },
  actors: {
    claim: unprovided<Claimed, string>('claim'),
    decide: unprovided<Decided, DecideWish | null>('decide'),
    undo: unprovided<Undone, string | null>('undo'),
  },
  actions: {
    change: assign(({ context: { draft }, event }) =>
      event.type === 'decision.change' ? { draft: { ...draft, ...event.change }, failure: null } : {},
    ),
    begin: assign(({ context: { draft, session, reportId, attempt } }) => {
      const { action, minutes, reason } = draft;
      if (action === null) return {};
      const next = attempt + 1;
      const holds = action === 'mute' || action === 'ban';
      const wish: DecideWish = {
        ...{ reportId, action, reason: reason.trim(), clientId: `${session}-${next}` },
        ...(holds && { minutes }),
      };
      return { attempt: next, wish, failure: null };
    }),
    noteDecided: assign((_, outcome: Decided) =>
      outcome.ok ? { decisionId: outcome.value.decisionId, failure: null } : {},
    ),
    noteTime: assign({ decidedAt: 0 }),
    noteFailure: assign((_, outcome: Outcome<unknown>) => (outcome.ok ? {} : { failure: outcome.failure })),
    clearFailure: assign({ failure: null }),
    tellDecided: () => {},
    tellUndone: () => {},
  },
  guards: {
    isWhole: ({ context: { draft } }) => isWhole(draft),
    isDone: (_, outcome: Outcome<unknown>) => outcome.ok,
    isTaken: (_, outcome: Outcome<unknown>) => isRefusal(outcome, 409),
    isUnanswered: (_, outcome: Outcome<unknown>) => isWorthRepeating(outcome),
    isOnline: ({ event }) => event.type === 'decision.network' && event.online,
  },
  delays: { renewPause: RENEW_MS, retryPause: RETRY_MS, undoWindow: MODERATION.undoMs },
}).createMachine({
  id: 'caseDecision',
  context: ({ input }) => ({
    ...input,
    ...{ attempt: 0, draft: { action: null, minutes: 10, reason: '' }, wish: null, decisionId: null, decidedAt: null },
    failure: null,
  }),
  initial: 'claiming',
  states: {
    claiming: {
      invoke: {
        id: 'claim',
        src: 'claim',
        input: ({ context }) => context.reportId,
        onDone: [
          { guard: is('isDone'), target: 'choosing', actions: 'clearFailure' },
          { guard: is('isTaken'), target: 'taken', actions: trouble },
          { target: 'unclaimed', actions: trouble },
        ],
        onError: 'unclaimed',
      },
      on: { 'decision.change': { actions: 'change' } },
    },
    /** Another moderator has it, or was first. */
    taken: { on: { 'decision.retry': 'claiming' } },
    unclaimed: {
      on: {
        'decision.retry': 'claiming',
        'decision.network': { guard: 'isOnline', target: 'claiming' },
      },
    },
    choosing: {
      after: { renewPause: 'claiming' },
      on: {
        'decision.change': { actions: 'change' },
        'decision.send': { guard: 'isWhole', target: 'sending', actions: 'begin' },
      },
    },
    sending: {
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context }) => context.wish,
        onDone: [
          {
            guard: is('isDone'),
            target: 'decided',
            actions: [{ type: 'noteDecided', params: output<Decided> }, 'noteTime', 'tellDecided'],
          },
          { guard: is('isTaken'), target: 'taken', actions: trouble },
          { guard: is('isUnanswered'), target: 'unsent', actions: trouble },
          // The origin said what is wrong with it.
          { target: 'choosing', actions: trouble },
        ],
        onError: 'unsent',
      },
    },
    /** It may have been stored: the same is sent again until the origin says. */
    unsent: {
      after: { retryPause: 'sending' },
      on: { 'decision.retry': 'sending', 'decision.network': { guard: 'isOnline', target: 'sending' } },
    },
    decided: {
      after: { undoWindow: 'standing' },
      on: { 'decision.undo': 'undoing' },
    },
    undoing: {
      invoke: {
        id: 'undo',
        src: 'undo',
        input: ({ context }) => context.decisionId,
        onDone: [
          { guard: is('isDone'), target: 'undone', actions: ['clearFailure', 'tellUndone'] },
          { guard: is('isTaken'), target: 'standing', actions: trouble },
          { target: 'decided', actions: trouble },
        ],
        onError: 'decided',
      },
    },
    /** It can no longer be undone. */
    standing: {},
    undone: { on: { 'decision.retry': 'claiming' } },
  },
});
export type CaseDecisionMachine = typeof caseDecisionMachine;
