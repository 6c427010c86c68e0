import { assign, setup } from 'xstate';
import { TIP_LOCK } from '#domain/tips/lock.ts';

/** When nothing about a tip changes any more, as it is told now. Epoch milliseconds. */
export interface LockTold {
  readonly lockTs: number;
  /** By the origin's clock. */
  readonly now: number;
  /** The match runs or is over, whatever its start says. */
  readonly begun: boolean;
}
export type TipLockEvent =
  | ({ readonly type: 'lock.told' } & LockTold)
  /** The origin refused a write because the match has begun. */
  | { readonly type: 'lock.refused' }
  /** There is no match. */
  | { readonly type: 'lock.forget' };

/** No `lockTs` yet is 0. */
export type TipLockContext = Pick<LockTold, 'lockTs' | 'now'>;

const leftIn = (event: TipLockEvent): number => (event.type === 'lock.told' ? event.lockTs - event.now : 0);

const byWhen = [
  { guard: 'isOver', target: 'locked', actions: 'note' },
  { guard: 'isClosing', target: 'closing', actions: 'note', reenter: true },
  { guard: 'isFar', target: 'far', actions: 'note' },
  { target: 'open', actions: 'note', reenter: true },
] as const;

/** TI-3: says until when a tip can be written, and that it is locked from second zero on. */
export const tipLockMachine = setup({
  types: { context: {} as TipLockContext, events: {} as TipLockEvent },
  actions: {
    note: assign(({ context, event }) =>
      event.type === 'lock.told' ? { lockTs: event.lockTs, now: event.now } : context,
    ),
    noteClosing: assign({ now: ({ context }) => context.lockTs - TIP_LOCK.closingMs }),
    forget: assign({ lockTs: 0, now: 0 }),
    tellLocked: () => {},
  },
  guards: {
    isOver: ({ event }) => leftIn(event) <= 0 || (event.type === 'lock.told' && event.begun),
    isClosing: ({ event }) => leftIn(event) <= TIP_LOCK.closingMs,
    isFar: ({ event }) => leftIn(event) > TIP_LOCK.farMs,
    isSameLock: ({ context, event }) => event.type === 'lock.told' && event.lockTs === context.lockTs,
  },
  delays: {
    untilClosing: ({ context }) => context.lockTs - context.now - TIP_LOCK.closingMs,
    untilLock: ({ context }) => context.lockTs - context.now,
  },
}).createMachine({
  id: 'tipLock',
  context: { lockTs: 0, now: 0 },
  initial: 'unknown',
  on: { 'lock.forget': { target: '.unknown', actions: 'forget' } },
  states: {
    unknown: { on: { 'lock.told': byWhen } },
    /** Longer than timers are sure: it is told again meanwhile. */
    far: { on: { 'lock.told': byWhen, 'lock.refused': 'locked' } },
    open: {
      after: { untilClosing: { target: 'closing', actions: 'noteClosing' } },
      on: { 'lock.told': byWhen, 'lock.refused': 'locked' },
    },
    /** The last minute. */
    closing: {
      after: { untilLock: 'locked' },
      on: { 'lock.told': byWhen, 'lock.refused': 'locked' },
    },
    locked: {
      entry: 'tellLocked',
      on: { 'lock.told': [{ guard: 'isSameLock' }, ...byWhen] },
    },
  },
});
export type TipLockMachine = typeof tipLockMachine;
