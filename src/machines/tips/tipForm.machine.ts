import { assign, setup } from 'xstate';
import type { Tip } from '#domain/tips/tip.ts';
import { emptyForm, problemsOf, type TipForm, type TipProblems } from '#domain/tips/tipForm.ts';
import type { Failure, Outcome } from '#ports/failure.ts';
import { isUnanswered } from '../outcomes.ts';
import { unprovided } from '../unprovided.ts';

export type TipFormEvent =
  | { readonly type: 'tip.edit'; readonly change: Partial<Omit<TipForm, 'fixtureId'>> }
  /** Another match: its own draft is read. */
  | { readonly type: 'tip.choose'; readonly fixtureId: string }
  /** `clientId` is new for each press; a repeat of an unanswered one keeps its first. */
  | { readonly type: 'tip.publish'; readonly clientId: string }
  /** Asks again what became of an attempt whose answer was lost. */
  | { readonly type: 'tip.retry' }
  /** The match has begun. */
  | { readonly type: 'tip.locked' }
  | { readonly type: 'tip.network'; readonly online: boolean };

export interface TipFormContext {
  /** The published tip that is edited; null for a new one. */
  readonly tipId: string | null;
  readonly online: boolean;
  readonly form: TipForm;
  /** Shown once somebody tried to publish. */
  readonly problems: TipProblems;
  /** Of the attempt to publish; "" before the first. */
  readonly clientId: string;
  readonly failure: Failure | 'offline' | null;
  readonly published: Tip | null;
}

/** What is read before somebody writes: the draft, or the tip that is edited; null for none. */
export type FoundForm = TipForm | null;
/** What is published, under which id of the browser's. */
export interface Attempt extends Pick<TipFormContext, 'tipId' | 'form' | 'clientId'> {}

/** Quiet after the last change until a draft is sent, in milliseconds. */
const TYPING_PAUSE_MS = 1200;

const output = <A>({ event }: { readonly event: { readonly output: A } }): A => event.output;

/** A6: writes a tip, keeps its draft on the device and at the origin, and publishes it once. */
export const tipFormMachine = setup({
  types: {
    context: {} as TipFormContext,
    input: {} as Pick<TipFormContext, 'tipId' | 'online'> & { readonly fixtureId: string },
    events: {} as TipFormEvent,
  },
  actors: {
    read: unprovided<FoundForm, Pick<TipFormContext, 'tipId' | 'form'>>('read'),
    keep: unprovided<Outcome<unknown>, TipForm>('keep'),
    publish: unprovided<Outcome<Tip>, Attempt>('publish'),
  },
  actions: {
    take: assign(({ context }, found: FoundForm) => (found ? { form: found } : { form: context.form })),
    choose: assign(({ event }) =>
      event.type === 'tip.choose'
        ? { form: emptyForm(event.fixtureId), problems: {}, failure: null, clientId: '' }
        : {},
    ),
    change: assign(({ context, event }) =>
      event.type === 'tip.edit' ? { form: { ...context.form, ...event.change }, failure: null } : {},
    ),
    // What is complained of is looked at again; nothing new is while one types.
    mend: assign(({ context: { form, problems } }) => {
      const now = problemsOf(form);
      return { problems: Object.fromEntries(Object.entries(now).filter(([field]) => field in problems)) };
    }),
    complain: assign(({ context }) => ({ problems: problemsOf(context.form) })),
    noteNetwork: assign(({ context, event }) => ({
      online: event.type === 'tip.network' ? event.online : context.online,
    })),
    noteOffline: assign({ failure: 'offline' }),
    noteAttempt: assign(({ event }) =>
      event.type === 'tip.publish' ? { clientId: event.clientId, failure: null } : { failure: null },
    ),
    noteFailure: assign((_, outcome: Outcome<Tip>) => (outcome.ok ? {} : { failure: outcome.failure })),
    notePublished: assign((_, outcome: Outcome<Tip>) => (outcome.ok ? { published: outcome.value } : {})),
    keepHere: () => {},
    forgetDraft: () => {},
    tellPublished: () => {},
    tellRefused: () => {},
  },
  guards: {
    isWanting: ({ context }) => Object.keys(problemsOf(context.form)).length > 0,
    isOffline: ({ context }) => !context.online,
    isOnline: ({ event }) => event.type === 'tip.network' && event.online,
    /** A published tip is edited in one go; its changes are no draft. */
    isEdited: ({ context }) => context.tipId !== null,
    isKept: (_, outcome: Outcome<unknown>) => outcome.ok,
    isPublished: (_, outcome: Outcome<Tip>) => outcome.ok,
    isUnanswered: (_, outcome: Outcome<Tip>) => isUnanswered(outcome),
    /** 403: the match has begun, or the member may not publish. */
    isForbidden: (_, outcome: Outcome<Tip>) =>
      !outcome.ok && outcome.failure.kind === 'refused' && outcome.failure.code === 403,
  },
  delays: { typingPause: TYPING_PAUSE_MS },
}).createMachine({
  id: 'tipForm',
  context: ({ input: { fixtureId, ...input } }) => ({
    ...input,
    ...{ form: emptyForm(fixtureId), problems: {}, clientId: '', failure: null, published: null },
  }),
  initial: 'reading',
  on: { 'tip.network': { actions: 'noteNetwork' } },
  states: {
    reading: {
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => context,
        onDone: { target: 'filling', actions: { type: 'take', params: output } },
        onError: 'filling',
      },
      on: { 'tip.choose': { target: 'reading', reenter: true, actions: 'choose' } },
    },
    filling: {
      initial: 'settled',
      on: {
        'tip.choose': { target: 'reading', actions: 'choose' },
        'tip.edit': [
          { guard: 'isEdited', target: '.settled', actions: ['change', 'mend'] },
          { target: '.waiting', reenter: true, actions: ['change', 'mend', 'keepHere'] },
        ],
        'tip.publish': [
          { guard: 'isWanting', actions: 'complain' },
          { guard: 'isOffline', actions: 'noteOffline' },
          { target: 'publishing', actions: 'noteAttempt' },
        ],
        'tip.locked': 'locked',
      },
      states: {
        settled: {},
        waiting: { after: { typingPause: 'keeping' } },
        keeping: {
          invoke: {
            id: 'keep',
            src: 'keep',
            input: ({ context }) => context.form,
            onDone: [{ guard: { type: 'isKept', params: output }, target: 'settled' }, { target: 'onDevice' }],
            onError: 'onDevice',
          },
        },
        /** The origin does not have it; this device has. */
        onDevice: {
          on: {
            'tip.network': [
              { guard: 'isOnline', target: 'keeping', actions: 'noteNetwork' },
              { actions: 'noteNetwork' },
            ],
          },
        },
      },
    },
    publishing: {
      invoke: {
        id: 'publish',
        src: 'publish',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isPublished', params: output },
            target: 'published',
            actions: { type: 'notePublished', params: output },
          },
          {
            guard: { type: 'isUnanswered', params: output },
            target: 'unanswered',
            actions: { type: 'noteFailure', params: output },
          },
          {
            guard: { type: 'isForbidden', params: output },
            target: 'locked',
            actions: ['tellRefused', { type: 'noteFailure', params: output }],
          },
          { target: 'filling', actions: { type: 'noteFailure', params: output } },
        ],
        onError: 'unanswered',
      },
    },
    /** It may have been published: nothing is changed until the origin says. */
    unanswered: {
      on: {
        'tip.retry': { target: 'publishing', actions: 'noteAttempt' },
        'tip.network': [
          { guard: 'isOnline', target: 'publishing', actions: ['noteNetwork', 'noteAttempt'] },
          { actions: 'noteNetwork' },
        ],
      },
    },
    published: { entry: ['forgetDraft', 'tellPublished'], type: 'final' },
    locked: { on: { 'tip.choose': { target: 'reading', actions: 'choose' } } },
  },
});
export type TipFormMachine = typeof tipFormMachine;
