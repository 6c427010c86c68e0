import { assign, setup } from 'xstate';
import { joinChanges, withChange, withoutSent, type Change } from '#domain/settings/change.ts';
import { defaultSettings, type Settings } from '#domain/settings/settings.ts';
import { KEEPING, keepDelay } from '#domain/settings/keeping.ts';
import type { Failure } from '#ports/failure.ts';
import { unprovided } from '../unprovided.ts';
import type { KeepAnswer, ReadAnswer, SettingsContext, SettingsEvent } from './settings.types.ts';

const answer = <A>({ event }: { readonly event: { readonly output: A } }): A => event.output;
const unexpected: Failure = { kind: 'unreachable' };
const nothing: Change = {};
const oneMore = ({ tries }: SettingsContext): number => Math.min(tries + 1, KEEPING.countedTries);

const forgotten = { kept: null, change: nothing, sent: nothing, failure: null, tries: 0 } as const;

/** Keeps the settings of a member: reads them once, saves each change, and retries failed saves. */
export const settingsMachine = setup({
  types: {
    context: {} as SettingsContext,
    events: {} as SettingsEvent,
    tags: {} as 'saving' | 'waiting',
  },
  actors: {
    read: unprovided<ReadAnswer>('read'),
    keep: unprovided<KeepAnswer, Settings>('keep'),
  },
  actions: {
    meet: assign(({ event, context }) =>
      event.type === 'settings.member' ? { ...forgotten, userId: event.userId } : context,
    ),
    collect: assign(({ event, context }) =>
      event.type === 'settings.change' ? { change: joinChanges(context.change, event.change) } : context,
    ),
    noteRead: assign((_, outcome: ReadAnswer) => (outcome.ok ? { kept: outcome.value, failure: null, tries: 0 } : {})),
    takeOut: assign(({ context }) => ({ sent: context.change })),
    noteKept: assign(({ context }, outcome: KeepAnswer) =>
      outcome.ok
        ? {
            kept: outcome.value.settings,
            change: withoutSent(context.change, context.sent),
            sent: nothing,
            failure: null,
            tries: 0,
          }
        : {},
    ),
    noteNewer: assign(({ context }, outcome: KeepAnswer) =>
      outcome.ok ? { kept: outcome.value.settings, tries: oneMore(context) } : {},
    ),
    noteFailure: assign(({ context }, outcome: ReadAnswer | KeepAnswer) =>
      outcome.ok ? {} : { failure: outcome.failure, tries: oneMore(context) },
    ),
    noteFault: assign(({ context }) => ({ failure: unexpected, tries: oneMore(context) })),
    drop: assign(({ context }) => ({ change: withoutSent(context.change, context.sent), sent: nothing, tries: 0 })),
    /** Applies the settings to the page. */
    apply: () => {},
    reportFault: () => {},
  },
  guards: {
    isMember: ({ context }) => context.userId !== null,
    isSame: ({ context, event }) => event.type === 'settings.member' && event.userId === context.userId,
    isChanged: ({ context }) => Object.keys(context.change).length > 0,
    wasRead: (_, outcome: ReadAnswer) => outcome.ok,
    isNewer: ({ context }, outcome: ReadAnswer) => outcome.ok && outcome.value.rev !== context.kept?.rev,
    wasKept: (_, outcome: KeepAnswer) => outcome.ok && outcome.value.kind === 'kept',
    /** Another device saved a change first. */
    isStale: (_, outcome: KeepAnswer) => outcome.ok && outcome.value.kind === 'stale',
    isStaleOften: ({ context }, outcome: KeepAnswer) => outcome.ok && context.tries >= KEEPING.maxStale,
    isRefused: (_, outcome: KeepAnswer) => !outcome.ok && outcome.failure.kind === 'refused',
  },
  delays: {
    retry: ({ context: { failure, tries } }) =>
      failure?.kind === 'rateLimited' ? failure.retryAfterS * 1000 : keepDelay(tries),
  },
}).createMachine({
  id: 'settings',
  context: { userId: null, ...forgotten },
  initial: 'away',
  on: {
    'settings.member': [{ guard: 'isSame' }, { target: '.meeting', actions: 'meet' }],
  },
  states: {
    /** No member is logged in. */
    away: {},
    meeting: { always: [{ guard: 'isMember', target: 'reading' }, { target: 'away' }] },
    reading: {
      on: { 'settings.change': { actions: 'collect' } },
      invoke: {
        id: 'read',
        src: 'read',
        onDone: [
          {
            guard: { type: 'wasRead', params: answer<ReadAnswer> },
            target: 'known',
            actions: [{ type: 'noteRead', params: answer<ReadAnswer> }, 'apply'],
          },
          { target: 'unread', actions: { type: 'noteFailure', params: answer<ReadAnswer> } },
        ],
        onError: { target: 'unread', actions: ['reportFault', 'noteFault'] },
      },
    },
    unread: {
      on: { 'settings.change': { actions: 'collect' }, 'settings.retry': 'reading' },
      after: { retry: 'reading' },
    },
    known: {
      initial: 'settled',
      on: { 'settings.change': { actions: 'collect' } },
      states: {
        settled: {
          always: { guard: 'isChanged', target: 'saving' },
          on: { 'settings.look': 'looking' },
        },
        /** Another device may have changed something. A change on this one is saved first: it meets the other's then. */
        looking: {
          on: { 'settings.change': { target: 'settled', actions: 'collect' } },
          invoke: {
            id: 'read',
            src: 'read',
            onDone: [
              {
                guard: { type: 'isNewer', params: answer<ReadAnswer> },
                target: 'settled',
                actions: [{ type: 'noteRead', params: answer<ReadAnswer> }, 'apply'],
              },
              { target: 'settled' },
            ],
            onError: { target: 'settled', actions: 'reportFault' },
          },
        },
        saving: {
          tags: 'saving',
          entry: 'takeOut',
          invoke: {
            id: 'keep',
            src: 'keep',
            input: ({ context }) => withChange(context.kept ?? defaultSettings, context.change),
            onDone: [
              {
                guard: { type: 'wasKept', params: answer<KeepAnswer> },
                target: 'settled',
                actions: { type: 'noteKept', params: answer<KeepAnswer> },
              },
              {
                guard: { type: 'isStaleOften', params: answer<KeepAnswer> },
                target: 'waiting',
                actions: [{ type: 'noteNewer', params: answer<KeepAnswer> }, 'apply'],
              },
              {
                guard: { type: 'isStale', params: answer<KeepAnswer> },
                target: 'saving',
                reenter: true,
                actions: [{ type: 'noteNewer', params: answer<KeepAnswer> }, 'apply'],
              },
              {
                guard: { type: 'isRefused', params: answer<KeepAnswer> },
                target: 'settled',
                actions: [{ type: 'noteFailure', params: answer<KeepAnswer> }, 'drop', 'apply'],
              },
              { target: 'waiting', actions: { type: 'noteFailure', params: answer<KeepAnswer> } },
            ],
            onError: { target: 'waiting', actions: ['reportFault', 'noteFault'] },
          },
        },
        waiting: {
          tags: 'waiting',
          on: { 'settings.retry': 'saving' },
          after: { retry: 'saving' },
        },
      },
    },
  },
});
export type SettingsMachine = typeof settingsMachine;
