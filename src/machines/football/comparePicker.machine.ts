import { assign, setup } from 'xstate';
import { otherSide, type Candidate, type Chosen, type CompareSide } from '#domain/football/candidate.ts';
import { COMPARE } from '#domain/football/compare.ts';
import type { Outcome } from '#ports/failure.ts';
import { unprovided } from '../unprovided.ts';

export type ComparePickerEvent =
  | { readonly type: 'picker.open'; readonly side: CompareSide }
  | { readonly type: 'picker.close' }
  | { readonly type: 'picker.type'; readonly text: string }
  | { readonly type: 'picker.move'; readonly by: 1 | -1 }
  /** The marked one is taken. */
  | { readonly type: 'picker.enter' }
  | { readonly type: 'picker.take'; readonly id: string }
  | { readonly type: 'picker.retry' }
  | { readonly type: 'picker.swap' }
  /** The address names these. */
  | { readonly type: 'picker.address'; readonly chosen: Chosen };

export interface ComparePickerContext {
  readonly chosen: Chosen;
  readonly side: CompareSide;
  readonly text: string;
  /** Without what stands on the other side. */
  readonly found: readonly Candidate[];
  /** The place of the marked one. */
  readonly at: number;
}

type Answer = Outcome<readonly Candidate[]>;

const answer = ({ event }: { readonly event: { readonly output: Answer } }): Answer => event.output;
const marked = ({ found, at }: ComparePickerContext): string => found[at]!.id;
const besides = ({ chosen, side }: ComparePickerContext, all: readonly Candidate[]): readonly Candidate[] =>
  all.filter(({ id }) => id !== chosen[otherSide(side)]);

/** Chooses the two sides of a comparison; what is chosen is in the address, and nobody is compared with himself. */
export const comparePickerMachine = setup({
  types: {
    context: {} as ComparePickerContext,
    events: {} as ComparePickerEvent,
    input: {} as Chosen,
  },
  actors: { find: unprovided<Answer, string>('find') },
  actions: {
    begin: assign(({ context, event }) =>
      event.type === 'picker.open' ? { side: event.side, text: '', found: [], at: 0 } : context,
    ),
    write: assign(({ context, event }) =>
      event.type === 'picker.type' ? { text: event.text, found: [], at: 0 } : context,
    ),
    note: assign(({ context }, outcome: Answer) => ({
      found: outcome.ok ? besides(context, outcome.value) : [],
      at: 0,
    })),
    mark: assign(({ context, event }) => {
      const { length } = context.found;
      return event.type === 'picker.move' ? { at: (context.at + event.by + length) % length } : context;
    }),
    choose: assign(({ context }, id: string) => ({ chosen: { ...context.chosen, [context.side]: id } })),
    swap: assign(({ context: { chosen } }) => ({ chosen: { a: chosen.b, b: chosen.a } })),
    takeAddress: assign(({ context, event }) => (event.type === 'picker.address' ? { chosen: event.chosen } : context)),
    clear: assign({ text: '', found: [], at: 0 }),
    writeAddress: () => {},
  },
  guards: {
    isNews: ({ context: { chosen }, event }) =>
      event.type === 'picker.address' && (event.chosen.a !== chosen.a || event.chosen.b !== chosen.b),
    isBlank: ({ event }) => event.type === 'picker.type' && event.text.trim() === '',
    hasSome: ({ context }, outcome: Answer) => outcome.ok && besides(context, outcome.value).length > 0,
    hasNone: (_, outcome: Answer) => outcome.ok,
    isFree: ({ context }, id: string) => id !== context.chosen[otherSide(context.side)],
    isChosen: ({ context: { chosen } }) => chosen.a !== null || chosen.b !== null,
  },
  delays: { typingPause: COMPARE.typingPauseMs },
}).createMachine({
  id: 'comparePicker',
  context: ({ input }) => ({ chosen: input, side: 'a', text: '', found: [], at: 0 }),
  initial: 'closed',
  on: {
    'picker.address': { guard: 'isNews', target: '.closed', actions: 'takeAddress' },
    'picker.swap': { guard: 'isChosen', target: '.closed', actions: ['swap', 'writeAddress'] },
    'picker.open': { target: '.open', actions: 'begin' },
  },
  states: {
    closed: { entry: 'clear' },
    open: {
      initial: 'suggesting',
      on: {
        'picker.close': 'closed',
        'picker.type': [
          { guard: 'isBlank', target: '.suggesting', actions: 'write' },
          { target: '.typing', actions: 'write' },
        ],
        'picker.take': {
          guard: { type: 'isFree', params: ({ event }) => event.id },
          target: 'closed',
          actions: [{ type: 'choose', params: ({ event }) => event.id }, 'writeAddress'],
        },
      },
      states: {
        /** Nothing is typed: next opponents, or players of the same position. */
        suggesting: {},
        typing: { after: { typingPause: 'searching' } },
        searching: {
          invoke: {
            id: 'find',
            src: 'find',
            input: ({ context }) => context.text.trim(),
            onDone: [
              {
                guard: { type: 'hasSome', params: answer },
                target: 'listed',
                actions: { type: 'note', params: answer },
              },
              { guard: { type: 'hasNone', params: answer }, target: 'nothing' },
              { target: 'failed' },
            ],
            onError: 'failed',
          },
        },
        listed: {
          on: {
            'picker.move': { actions: 'mark' },
            'picker.enter': {
              target: '#comparePicker.closed',
              actions: [{ type: 'choose', params: ({ context }) => marked(context) }, 'writeAddress'],
            },
          },
        },
        nothing: {},
        failed: { on: { 'picker.retry': 'searching' } },
      },
    },
  },
});
