import { assign, setup } from 'xstate';
import { emptyContent, type Manuscript, type ManuscriptContent } from '#domain/news/newsroom.ts';
import type { Failure, Outcome } from '#ports/failure.ts';
import type { Deed } from '#ports/newsroom.ts';
import { isRefusal, isWorthRepeating } from '../outcomes.ts';
import { unprovided } from '../unprovided.ts';

export type EditorEvent =
  | { readonly type: 'editor.edit'; readonly change: Partial<ManuscriptContent> }
  | { readonly type: 'editor.undo' | 'editor.redo' }
  /** Does not wait for the pause. */
  | { readonly type: 'editor.save' }
  | { readonly type: 'editor.retry' }
  | { readonly type: 'editor.network'; readonly online: boolean }
  | { readonly type: 'editor.deed'; readonly deed: Deed }
  /** Of a conflict: the newest revision, or what was written here as the next one. */
  | { readonly type: 'editor.theirs' | 'editor.mine' };

export interface EditorContext {
  /** Of this editor: with `attempt` it names each write. */
  readonly session: string;
  readonly attempt: number;
  /** Null for an article that was never saved. */
  readonly articleId: string | null;
  /** As the origin last told it. */
  readonly manuscript: Manuscript | null;
  readonly content: ManuscriptContent;
  /** What was or is being sent; sent again as it is until the origin answers. */
  readonly sent: ManuscriptContent | null;
  /** The last first. */
  readonly past: readonly ManuscriptContent[];
  readonly future: readonly ManuscriptContent[];
  readonly deed: Deed | null;
  readonly failure: Failure | null;
  /** What the origin refused, by field. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What is saved: `content` as the revision after `rev`. */
export interface Save {
  readonly articleId: string | null;
  readonly rev: number;
  readonly content: ManuscriptContent;
  readonly clientId: string;
}
export interface DeedAsked extends Omit<Save, 'content'> {
  readonly deed: Deed | null;
}

/** Quiet after the last change until it is saved, in milliseconds. */
const TYPING_PAUSE_MS = 1500;
const RETRY_MS = 5000;
/** Changes that can be undone. */
const MOST_PAST = 200;

const output = <A>({ event }: { readonly event: { readonly output: A } }): A => event.output;
const fieldsOf = (failure: Failure): EditorContext['fields'] =>
  failure.kind === 'refused' ? (failure.fields ?? {}) : {};

/** Writes an article: each change is saved as a revision on the one it was made on, and another's is never overwritten unseen. */
export const editorMachine = setup({
  types: {
    context: {} as EditorContext,
    input: {} as Pick<EditorContext, 'session' | 'articleId'>,
    events: {} as EditorEvent,
  },
  actors: {
    read: unprovided<Outcome<Manuscript> | null, string | null>('read'),
    save: unprovided<Outcome<Manuscript>, Save>('save'),
    act: unprovided<Outcome<Manuscript>, DeedAsked>('act'),
  },
  actions: {
    take: assign((_, outcome: Outcome<Manuscript> | null) =>
      outcome?.ok ? { manuscript: outcome.value, content: outcome.value.content } : {},
    ),
    /** The newest revision counts, and what is written here stays. */
    noteNewest: assign((_, outcome: Outcome<Manuscript> | null) => (outcome?.ok ? { manuscript: outcome.value } : {})),
    change: assign(({ context: { content, past }, event }) =>
      event.type === 'editor.edit'
        ? {
            content: { ...content, ...event.change },
            ...{ past: [content, ...past].slice(0, MOST_PAST), future: [], fields: {} },
          }
        : {},
    ),
    undo: assign(({ context: { content, past, future } }) => {
      const [before, ...rest] = past;
      return before ? { content: before, past: rest, future: [content, ...future] } : {};
    }),
    redo: assign(({ context: { content, past, future } }) => {
      const [after, ...rest] = future;
      return after ? { content: after, future: rest, past: [content, ...past] } : {};
    }),
    begin: assign(({ context: { content, attempt } }) => ({ sent: content, attempt: attempt + 1, failure: null })),
    beginDeed: assign(({ context: { attempt }, event }) =>
      event.type === 'editor.deed' ? { deed: event.deed, attempt: attempt + 1, failure: null, fields: {} } : {},
    ),
    noteSaved: assign((_, outcome: Outcome<Manuscript>) =>
      outcome.ok
        ? { manuscript: outcome.value, articleId: outcome.value.articleId, sent: null, failure: null, fields: {} }
        : {},
    ),
    /** What the deed made of it is what is written now. */
    noteDone: assign((_, outcome: Outcome<Manuscript>) =>
      outcome.ok ? { manuscript: outcome.value, content: outcome.value.content, past: [], future: [], deed: null } : {},
    ),
    noteFailure: assign((_, outcome: Outcome<unknown> | null) =>
      outcome === null || outcome.ok ? {} : { failure: outcome.failure, fields: fieldsOf(outcome.failure) },
    ),
    /** What was written here can be had back by undoing. */
    putAside: assign(({ context: { content, past } }) => ({
      ...{ past: [content, ...past].slice(0, MOST_PAST), future: [], failure: null, sent: null },
    })),
    tellSaved: () => {},
  },
  guards: {
    isRead: (_, outcome: Outcome<Manuscript> | null) => outcome === null || outcome.ok,
    isDone: (_, outcome: Outcome<Manuscript>) => outcome.ok,
    isOld: (_, outcome: Outcome<Manuscript>) => isRefusal(outcome, 409),
    isUnanswered: (_, outcome: Outcome<Manuscript>) => isWorthRepeating(outcome),
    /** Something was written while it was saved. */
    isMore: ({ context }, outcome: Outcome<Manuscript>) => outcome.ok && context.content !== context.sent,
    hasPast: ({ context }) => context.past.length > 0,
    hasFuture: ({ context }) => context.future.length > 0,
    isOnline: ({ event }) => event.type === 'editor.network' && event.online,
  },
  delays: { typingPause: TYPING_PAUSE_MS, retryPause: RETRY_MS },
}).createMachine({
  id: 'editor',
  context: ({ input }) => ({
    ...input,
    ...{ attempt: 0, manuscript: null, content: emptyContent, sent: null, past: [], future: [], deed: null },
    ...{ failure: null, fields: {} },
  }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => context.articleId,
        onDone: [
          { guard: { type: 'isRead', params: output }, target: 'open', actions: { type: 'take', params: output } },
          { target: 'unread', actions: { type: 'noteFailure', params: output } },
        ],
        onError: 'unread',
      },
    },
    unread: { on: { 'editor.retry': 'reading' } },
    open: {
      initial: 'clean',
      states: {
        clean: {
          on: {
            'editor.edit': { target: 'changed', actions: 'change' },
            'editor.undo': { guard: 'hasPast', target: 'changed', actions: 'undo' },
            'editor.redo': { guard: 'hasFuture', target: 'changed', actions: 'redo' },
            'editor.deed': { target: 'acting', actions: 'beginDeed' },
          },
        },
        changed: {
          after: { typingPause: { target: 'saving', actions: 'begin' } },
          on: {
            'editor.edit': { target: 'changed', reenter: true, actions: 'change' },
            'editor.undo': { guard: 'hasPast', target: 'changed', reenter: true, actions: 'undo' },
            'editor.redo': { guard: 'hasFuture', target: 'changed', reenter: true, actions: 'redo' },
            'editor.save': { target: 'saving', actions: 'begin' },
          },
        },
        saving: {
          invoke: {
            id: 'save',
            src: 'save',
            input: ({ context: { articleId, manuscript, content, sent, session, attempt } }) => ({
              ...{ articleId, rev: manuscript?.rev ?? 0, content: sent ?? content, clientId: `${session}-${attempt}` },
            }),
            onDone: [
              {
                guard: { type: 'isMore', params: output },
                target: 'changed',
                actions: [{ type: 'noteSaved', params: output }, 'tellSaved'],
              },
              {
                guard: { type: 'isDone', params: output },
                target: 'clean',
                actions: [{ type: 'noteSaved', params: output }, 'tellSaved'],
              },
              { guard: { type: 'isOld', params: output }, target: 'conflict' },
              {
                guard: { type: 'isUnanswered', params: output },
                target: 'unsaved',
                actions: { type: 'noteFailure', params: output },
              },
              { target: 'refused', actions: { type: 'noteFailure', params: output } },
            ],
            onError: 'unsaved',
          },
          on: {
            'editor.edit': { actions: 'change' },
            'editor.undo': { guard: 'hasPast', actions: 'undo' },
            'editor.redo': { guard: 'hasFuture', actions: 'redo' },
          },
        },
        /** It may have been stored: the same is sent again until the origin says. */
        unsaved: {
          after: { retryPause: 'saving' },
          on: {
            'editor.edit': { actions: 'change' },
            'editor.undo': { guard: 'hasPast', actions: 'undo' },
            'editor.redo': { guard: 'hasFuture', actions: 'redo' },
            'editor.retry': 'saving',
            'editor.network': { guard: 'isOnline', target: 'saving' },
          },
        },
        /** Something in it is not there, or it is too long: nothing was stored. */
        refused: {
          on: {
            'editor.edit': { target: 'changed', actions: 'change' },
            'editor.undo': { guard: 'hasPast', target: 'changed', actions: 'undo' },
            'editor.redo': { guard: 'hasFuture', target: 'changed', actions: 'redo' },
          },
        },
        /** Somebody else saved a revision meanwhile. */
        conflict: {
          on: {
            'editor.theirs': { target: '#editor.reading', actions: 'putAside' },
            'editor.mine': 'overtaking',
          },
        },
        overtaking: {
          invoke: {
            id: 'read',
            src: 'read',
            input: ({ context }) => context.articleId,
            onDone: [
              {
                guard: { type: 'isRead', params: output },
                target: 'saving',
                actions: [{ type: 'noteNewest', params: output }, 'begin'],
              },
              { target: 'conflict', actions: { type: 'noteFailure', params: output } },
            ],
            onError: 'conflict',
          },
        },
        acting: {
          invoke: {
            id: 'act',
            src: 'act',
            input: ({ context: { articleId, manuscript, deed, session, attempt } }) => ({
              ...{ articleId, rev: manuscript?.rev ?? 0, deed, clientId: `${session}-${attempt}` },
            }),
            onDone: [
              {
                guard: { type: 'isDone', params: output },
                target: 'clean',
                actions: [{ type: 'noteDone', params: output }, 'tellSaved'],
              },
              {
                guard: { type: 'isUnanswered', params: output },
                target: 'undone',
                actions: { type: 'noteFailure', params: output },
              },
              { target: 'clean', actions: { type: 'noteFailure', params: output } },
            ],
            onError: 'undone',
          },
        },
        /** It may have been done: asked again before anything else is. */
        undone: {
          after: { retryPause: 'acting' },
          on: { 'editor.retry': 'acting', 'editor.network': { guard: 'isOnline', target: 'acting' } },
        },
      },
    },
  },
});
export type EditorMachine = typeof editorMachine;
