import { assign, setup } from 'xstate';
import {
  emptyDraft,
  faultsOf,
  wishOf,
  type CutDraft,
  type DraftFaults,
  type OfferedMark,
} from '#domain/highlights/cutDraft.ts';
import type { CutFailure, CutStanding, CutWish } from '#domain/highlights/highlight.ts';
import type { Failure, Outcome } from '#ports/failure.ts';
import { isWorthRepeating } from '../outcomes.ts';
import { unprovided } from '../unprovided.ts';

export type CuttingEvent =
  | { readonly type: 'cutting.change'; readonly change: Partial<CutDraft> }
  /** `marks`: the moments of the match that the room knows. */
  | { readonly type: 'cutting.send'; readonly marks: readonly OfferedMark[] }
  | { readonly type: 'cutting.retry' }
  | { readonly type: 'cutting.network'; readonly online: boolean }
  /** After one that was cut, another; after one that failed, the same again. */
  | { readonly type: 'cutting.again' };

export interface CuttingContext {
  /** Of this form: with `attempt` it names each wish. */
  readonly session: string;
  readonly roomId: string;
  readonly attempt: number;
  readonly draft: CutDraft;
  /** What was sent; sent again as it is until the origin answers. */
  readonly wish: CutWish | null;
  /** What is wrong, by field: found here, or refused by the origin. */
  readonly fields: DraftFaults;
  readonly failure: Failure | null;
  readonly highlightId: string | null;
  readonly slug: string | null;
  readonly why: CutFailure | null;
}

const POLL_MS = 2000;
const RETRY_MS = 5000;

const output = <A>({ event }: { readonly event: { readonly output: A } }): A => event.output;
type Answer = Outcome<CutStanding>;
const isState =
  (state: CutStanding['state']) =>
  (_: unknown, outcome: Answer): boolean =>
    outcome.ok && outcome.value.state === state;

const standing = { type: 'noteStanding', params: output<Answer> } as const;
const trouble = { type: 'noteFailure', params: output<Answer> } as const;
const is = <Name extends 'isReady' | 'isFailed' | 'isCutting' | 'isUnanswered'>(type: Name) =>
  ({ type, params: output<Answer> }) as const;
/** What an answer of the origin says of the cut, first as far as it is over. */
const over = [
  { guard: is('isReady'), target: '#cutting.ready', actions: [standing, 'tellReady'] },
  { guard: is('isFailed'), target: '#cutting.failed', actions: standing },
] as const;

/** Cuts a highlight out of a room's stream: chosen, sent once however often it is asked, followed until it is there. */
export const cuttingMachine = setup({
  types: {
    context: {} as CuttingContext,
    input: {} as Pick<CuttingContext, 'session' | 'roomId'>,
    events: {} as CuttingEvent,
  },
  actors: {
    create: unprovided<Answer, CutWish | null>('create'),
    ask: unprovided<Answer, string | null>('ask'),
  },
  actions: {
    change: assign(({ context: { draft }, event }) =>
      event.type === 'cutting.change' ? { draft: { ...draft, ...event.change }, fields: {}, failure: null } : {},
    ),
    begin: assign(({ context: { draft, session, roomId, attempt }, event }) => {
      const next = attempt + 1;
      const marks = event.type === 'cutting.send' ? event.marks : [];
      const wish = wishOf(draft, marks, { roomId, clientId: `${session}-${next}` });
      return { attempt: next, wish, failure: null, fields: {}, highlightId: null, slug: null, why: null };
    }),
    noteFaults: assign(({ context: { draft } }) => ({ fields: faultsOf(draft), failure: null })),
    noteStanding: assign((_, outcome: Answer) => {
      if (!outcome.ok) return {};
      const { highlightId, slug = null, why = null } = outcome.value;
      return { highlightId, slug, why, failure: null };
    }),
    noteFailure: assign((_, outcome: Answer) => {
      if (outcome.ok) return {};
      const { failure } = outcome;
      return { failure, fields: failure.kind === 'refused' ? (failure.fields ?? {}) : {} };
    }),
    /** Another one begins where this one ended. */
    beginAnew: assign(({ context: { draft } }) => ({
      draft: { ...emptyDraft, category: draft.category, type: draft.type, fromTs: draft.toTs },
      ...{ wish: null, failure: null, fields: {}, highlightId: null, slug: null },
    })),
    tellReady: () => {},
  },
  guards: {
    isWhole: ({ context: { draft } }) => Object.keys(faultsOf(draft)).length === 0,
    isReady: isState('ready'),
    isFailed: isState('failed'),
    isCutting: isState('cutting'),
    isUnanswered: (_, outcome: Answer) => isWorthRepeating(outcome),
    isOnline: ({ event }) => event.type === 'cutting.network' && event.online,
  },
  delays: { pollPause: POLL_MS, retryPause: RETRY_MS },
}).createMachine({
  id: 'cutting',
  context: ({ input }) => ({
    ...input,
    ...{ attempt: 0, draft: emptyDraft, wish: null, fields: {}, failure: null, highlightId: null, slug: null },
    why: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'cutting.change': { actions: 'change' },
        'cutting.send': [{ guard: 'isWhole', target: 'sending', actions: 'begin' }, { actions: 'noteFaults' }],
      },
    },
    sending: {
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context }) => context.wish,
        onDone: [
          ...over,
          { guard: is('isCutting'), target: 'cutting', actions: standing },
          { guard: is('isUnanswered'), target: 'unsent', actions: trouble },
          { target: 'refused', actions: trouble },
        ],
        onError: 'unsent',
      },
    },
    /** It may have been taken: the same is sent again until the origin says. */
    unsent: {
      after: { retryPause: 'sending' },
      on: { 'cutting.retry': 'sending', 'cutting.network': { guard: 'isOnline', target: 'sending' } },
    },
    /** Nothing was stored. */
    refused: {
      on: {
        'cutting.change': { target: 'choosing', actions: 'change' },
        'cutting.send': { target: 'sending', actions: 'begin' },
      },
    },
    cutting: {
      initial: 'resting',
      states: {
        resting: {
          after: { pollPause: 'asking' },
          on: { 'cutting.network': { guard: 'isOnline', target: 'asking' } },
        },
        asking: {
          invoke: {
            id: 'ask',
            src: 'ask',
            input: ({ context }) => context.highlightId,
            onDone: [
              ...over,
              { guard: is('isCutting'), target: 'resting', actions: standing },
              { guard: is('isUnanswered'), target: 'resting', actions: trouble },
              // It was withdrawn meanwhile.
              { target: '#cutting.failed', actions: trouble },
            ],
            onError: 'resting',
          },
        },
      },
    },
    ready: { on: { 'cutting.again': { target: 'choosing', actions: 'beginAnew' } } },
    /** It is not there, and can be asked for again. */
    failed: { on: { 'cutting.again': 'choosing' } },
  },
});
export type CuttingMachine = typeof cuttingMachine;
