import { assign, setup } from 'xstate';
import { NOTICES, type Tone } from '#domain/notices/notices.ts';

/** A button on a notice, for example "undo". */
export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}
export interface Notice {
  /** Unique among the shown and waiting ones. */
  readonly id: number;
  readonly tone: Tone;
  readonly text: string;
  readonly durationMs: number;
  readonly action: NoticeAction | null;
}

export type NoticesEvent =
  | {
      readonly type: 'notice.show';
      readonly tone: Tone;
      readonly text: string;
      readonly action?: NoticeAction;
      readonly durationMs?: number;
    }
  | { readonly type: 'notice.dismiss'; readonly id: number }
  /** The viewer pressed the notice's button. */
  | { readonly type: 'notice.act'; readonly id: number }
  /** Pointer or focus entered the notice. */
  | { readonly type: 'notice.hold' }
  | { readonly type: 'notice.release' };

export interface NoticesContext {
  readonly shown: Notice | null;
  readonly waiting: readonly Notice[];
}

const freeId = ({ shown, waiting }: NoticesContext): number => {
  const taken = new Set([...(shown ? [shown] : []), ...waiting].map((notice) => notice.id));
  let id = 1;
  while (taken.has(id)) id += 1;
  return id;
};

const onShown = {
  'notice.dismiss': { guard: 'isShown', target: 'leaving' },
  'notice.act': { guard: 'isShown', target: 'leaving', actions: 'runAction' },
} as const;

/** TOAST-1: shows one notice at a time, each for its duration, and longer while it has the pointer or the focus. */
export const noticesMachine = setup({
  types: { context: {} as NoticesContext, events: {} as NoticesEvent },
  actions: {
    runAction: ({ context }) => context.shown?.action?.run(),
    line: assign(({ context, event }) => {
      if (event.type !== 'notice.show') return context;
      const notice: Notice = {
        id: freeId(context),
        tone: event.tone,
        text: event.text,
        durationMs: event.durationMs ?? NOTICES.durationMs,
        action: event.action ?? null,
      };
      return { waiting: [...context.waiting, notice].slice(-NOTICES.maxWaiting) };
    }),
    drop: assign(({ context, event }) =>
      event.type === 'notice.dismiss'
        ? { waiting: context.waiting.filter((notice) => notice.id !== event.id) }
        : context,
    ),
    callNext: assign(({ context }) => ({ shown: context.waiting[0] ?? null, waiting: context.waiting.slice(1) })),
  },
  guards: {
    isShown: ({ context, event }) =>
      (event.type === 'notice.dismiss' || event.type === 'notice.act') && event.id === context.shown?.id,
    isRepeated: ({ context, event }) =>
      event.type === 'notice.show' &&
      [context.shown, ...context.waiting].some((notice) => notice?.tone === event.tone && notice.text === event.text),
    noneIsLeft: ({ context }) => context.shown === null,
  },
  delays: { shownFor: ({ context }) => context.shown?.durationMs ?? NOTICES.durationMs },
}).createMachine({
  id: 'notices',
  context: { shown: null, waiting: [] },
  initial: 'idle',
  on: {
    'notice.show': [{ guard: 'isRepeated' }, { actions: 'line' }],
    'notice.dismiss': { actions: 'drop' },
  },
  states: {
    idle: { on: { 'notice.show': { target: 'leaving', actions: 'line' } } },
    leaving: {
      entry: 'callNext',
      always: [{ guard: 'noneIsLeft', target: 'idle' }, { target: 'showing' }],
    },
    showing: {
      after: { shownFor: 'leaving' },
      on: { ...onShown, 'notice.hold': 'held' },
    },
    held: { on: { ...onShown, 'notice.release': 'showing' } },
  },
});

export type NoticesMachine = typeof noticesMachine;
