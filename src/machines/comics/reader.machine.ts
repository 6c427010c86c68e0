import { assign, setup } from 'xstate';
import type { ChapterProgress } from '#domain/comics/reading.ts';
import type { Outcome } from '#ports/failure.ts';
import { unprovided } from '../unprovided.ts';

export type ReaderEvent =
  /** What is in sight, and the last page that was passed whole. */
  | { readonly type: 'reader.seen'; readonly page: number; readonly panel: number; readonly passed: number }
  /** By keys, the slider or an address: whoever shows the pages goes there. */
  | { readonly type: 'reader.goTo'; readonly page: number }
  /** Behind the last page. */
  | { readonly type: 'reader.end' }
  /** The page is hidden or closed. */
  | { readonly type: 'reader.leave' }
  | { readonly type: 'reader.online' }
  | { readonly type: 'reader.bars' };

export interface ReaderInput {
  readonly chapterId: string;
  readonly pages: number;
  readonly page: number;
  readonly panel: number;
  /** What was passed before, on any device. */
  readonly maxPage: number;
}
export interface ReaderContext extends ReaderInput {
  /** Counts the wishes to be somewhere: who shows the pages follows each once. */
  readonly jumps: number;
  /** Something was seen that is not told yet. */
  readonly news: boolean;
  /** Tries that failed in a row. */
  readonly failures: number;
}
export type Told = Omit<ChapterProgress, 'at'>;

/** CO-5: at most this long after something was seen it is told. */
export const READER_MS = { save: 1500, againMost: 60_000, again: 2000 } as const;

export const toldOf = ({ chapterId, pages, page, panel, maxPage }: ReaderContext): Told => ({
  ...{ chapterId, pages, page, panel, maxPage, done: pages > 0 && maxPage >= pages },
});

/** Follows somebody through a chapter, and tells how far they came: never less than before, and soon. */
export const readerMachine = setup({
  types: { context: {} as ReaderContext, events: {} as ReaderEvent, input: {} as ReaderInput },
  actors: { save: unprovided<Outcome<null>, Told>('save') },
  actions: {
    noteSeen: assign(({ context, event }) =>
      event.type === 'reader.seen'
        ? {
            ...{ page: event.page, panel: event.panel, news: true },
            maxPage: Math.max(context.maxPage, Math.min(event.passed, context.pages)),
          }
        : context,
    ),
    noteEnd: assign(({ context }) => ({ page: context.pages, maxPage: context.pages, news: true })),
    go: assign(({ context, event }) =>
      event.type === 'reader.goTo'
        ? {
            ...{ page: Math.min(Math.max(1, event.page), context.pages), panel: 0 },
            jumps: context.jumps + 1,
          }
        : context,
    ),
    beginTelling: assign({ news: false }),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1, news: true })),
    forgetFailures: assign({ failures: 0 }),
    saveNow: () => {},
  },
  guards: {
    isElsewhere: ({ context, event }) =>
      event.type === 'reader.seen' &&
      (event.page !== context.page || event.panel !== context.panel || event.passed > context.maxPage),
    hasNews: ({ context }) => context.news,
    isSaved: (_, outcome: Outcome<null>) => outcome.ok,
  },
  delays: {
    save: READER_MS.save,
    again: ({ context }) => Math.min(READER_MS.againMost, READER_MS.again * 2 ** Math.max(0, context.failures - 1)),
  },
}).createMachine({
  id: 'reader',
  context: ({ input }) => ({ ...input, jumps: 0, news: false, failures: 0 }),
  type: 'parallel',
  on: { 'reader.goTo': { actions: 'go' } },
  states: {
    bars: {
      initial: 'shown',
      states: {
        shown: { on: { 'reader.bars': 'hidden' } },
        hidden: { on: { 'reader.bars': 'shown', 'reader.end': 'shown' } },
      },
    },
    saving: {
      initial: 'told',
      states: {
        told: {
          on: {
            'reader.seen': { guard: 'isElsewhere', target: 'due', actions: 'noteSeen' },
            'reader.end': { target: 'due', actions: 'noteEnd' },
          },
        },
        due: {
          after: { save: 'telling' },
          on: {
            'reader.seen': { actions: 'noteSeen' },
            'reader.end': { actions: 'noteEnd' },
            'reader.leave': { target: 'told', actions: ['saveNow', 'beginTelling'] },
          },
        },
        telling: {
          entry: 'beginTelling',
          invoke: {
            id: 'save',
            src: 'save',
            input: ({ context }) => toldOf(context),
            onDone: [
              {
                guard: { type: 'isSaved', params: ({ event }) => event.output },
                target: 'judging',
                actions: 'forgetFailures',
              },
              { target: 'waiting', actions: 'countFailure' },
            ],
          },
          on: {
            'reader.seen': { guard: 'isElsewhere', actions: 'noteSeen' },
            'reader.end': { actions: 'noteEnd' },
            'reader.leave': { target: 'told', actions: ['saveNow', 'beginTelling'] },
          },
        },
        judging: { always: [{ guard: 'hasNews', target: 'due' }, 'told'] },
        waiting: {
          after: { again: 'telling' },
          on: {
            'reader.seen': { actions: 'noteSeen' },
            'reader.end': { actions: 'noteEnd' },
            'reader.online': 'telling',
            'reader.leave': { target: 'told', actions: ['saveNow', 'beginTelling'] },
          },
        },
      },
    },
  },
});
export type ReaderMachine = typeof readerMachine;
