import { assign, setup } from 'xstate';
import { tidyComment } from '#domain/comments/comment.ts';
import { textState } from '#domain/comments/composing.ts';
import { unprovided } from '../unprovided.ts';

export type ComposerEvent =
  | { readonly type: 'composer.typed'; readonly text: string }
  /** What this device kept, found after the field was shown. */
  | { readonly type: 'composer.restored'; readonly text: string }
  | { readonly type: 'composer.send' }
  | { readonly type: 'composer.online' };

/** How a press ended, with the words for it where something is to be said. */
export type ComposerEnd =
  | { readonly kind: 'sent' | 'left' }
  | { readonly kind: 'offline' | 'unheard' | 'refused' | 'gone'; readonly why: string };

export interface ComposerContext {
  /** Maximum of characters. */
  readonly most: number;
  /** Whether it changes a comment that is there, instead of writing a new one. */
  readonly edits: boolean;
  /** The text of the comment that is changed, as it is stored; empty for a new one. */
  readonly before: string;
  /** As it is typed. */
  readonly text: string;
  /** What was sent last, tidy. */
  readonly sent: string | null;
  /** Why it was not sent, in words. */
  readonly why: string | null;
}

const output = ({ event }: { readonly event: { readonly output: ComposerEnd } }): ComposerEnd => event.output;
const is = <Kind extends ComposerEnd['kind']>(kind: Kind) =>
  ({
    type: 'ended',
    params: ({ event }: { event: { output: ComposerEnd } }) => ({ end: event.output, kind }),
  }) as const;
const noteWhy = { type: 'noteWhy', params: output } as const;
const typed = { target: 'judging', actions: ['type', 'keepDraft'] } as const;
const pressed = [{ guard: 'isReady', target: 'sending', actions: 'begin' }, { target: 'judging' }] as const;

/** Writes a comment, or changes one: what is typed stays until the origin has it, whatever is in between. */
export const composerMachine = setup({
  types: {
    context: {} as ComposerContext,
    input: {} as Pick<ComposerContext, 'most' | 'before'>,
    events: {} as ComposerEvent,
    tags: {} as 'busy' | 'sendable',
  },
  actors: { send: unprovided<ComposerEnd, string>('send') },
  actions: {
    type: assign(({ event }) => (event.type === 'composer.typed' ? { text: event.text, why: null } : {})),
    /** Its reason stays: nothing that is typed changes it. */
    typeInVain: assign(({ event }) => (event.type === 'composer.typed' ? { text: event.text } : {})),
    restore: assign(({ event }) => (event.type === 'composer.restored' ? { text: event.text } : {})),
    begin: assign(({ context: { text } }) => ({ sent: tidyComment(text), why: null })),
    noteWhy: assign((_, end: ComposerEnd) => ('why' in end ? { why: end.why } : {})),
    /** What was typed meanwhile is the next text. */
    settle: assign(({ context: { text, sent, edits, before } }) =>
      edits ? { before: sent ?? before } : { text: tidyComment(text) === sent ? '' : text },
    ),
    keepDraft: () => {},
  },
  guards: {
    isNothing: ({ context: { text, before, most } }) => textState(text, before, most) === 'nothing',
    isTooLong: ({ context: { text, before, most } }) => textState(text, before, most) === 'tooLong',
    isReady: ({ context: { text, before, most } }) => textState(text, before, most) === 'ready',
    ended: (_, { end, kind }: { readonly end: ComposerEnd; readonly kind: ComposerEnd['kind'] }) => end.kind === kind,
  },
}).createMachine({
  id: 'composer',
  context: ({ input: { most, before } }) => ({
    ...{ most, before, edits: before !== '', text: before, sent: null, why: null },
  }),
  initial: 'judging',
  states: {
    judging: {
      always: [
        { guard: 'isNothing', target: 'empty' },
        { guard: 'isTooLong', target: 'tooLong' },
        { target: 'writing' },
      ],
    },
    /** Nothing to send: no text, or the text of before. */
    empty: {
      on: { 'composer.typed': typed, 'composer.restored': { target: 'judging', actions: 'restore' } },
    },
    writing: {
      tags: 'sendable',
      on: { 'composer.typed': typed, 'composer.send': { target: 'sending', actions: 'begin' } },
    },
    tooLong: { on: { 'composer.typed': typed } },
    sending: {
      tags: 'busy',
      on: { 'composer.typed': { actions: ['type', 'keepDraft'] } },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => context.sent ?? '',
        onDone: [
          { guard: is('sent'), target: 'judging', actions: 'settle' },
          { guard: is('offline'), target: 'offline', actions: noteWhy },
          { guard: is('unheard'), target: 'unheard', actions: noteWhy },
          { guard: is('refused'), target: 'refused', actions: noteWhy },
          { guard: is('gone'), target: 'gone', actions: noteWhy },
          // Who is not logged in did not want to be.
          { target: 'judging' },
        ],
        onError: 'unheard',
      },
    },
    /** Not sent. Unless the text is changed, it goes as soon as there is a network. */
    offline: {
      tags: 'sendable',
      on: { 'composer.typed': typed, 'composer.send': pressed, 'composer.online': pressed },
    },
    /** It may have been taken: the same again is the same comment. */
    unheard: { tags: 'sendable', on: { 'composer.typed': typed, 'composer.send': pressed } },
    refused: { tags: 'sendable', on: { 'composer.typed': typed, 'composer.send': pressed } },
    /** What it belongs to is not there any more, or its time for changes is over. The text can be copied. */
    gone: { on: { 'composer.typed': { actions: ['typeInVain', 'keepDraft'] } } },
  },
});
export type ComposerMachine = typeof composerMachine;
