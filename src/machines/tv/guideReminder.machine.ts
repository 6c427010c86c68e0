import { setup } from 'xstate';
import type { Ticket } from '#domain/bookings/ticket.ts';
import { unprovided } from '../unprovided.ts';

export interface ReminderInput {
  readonly on: boolean;
  /** Other tickets at the same time, of any kind. */
  readonly clashes: readonly Ticket[];
}
export type ReminderEvent =
  | { readonly type: 'reminder.keepBoth' }
  /** The other tickets are given back for this one. */
  | { readonly type: 'reminder.instead' }
  | { readonly type: 'reminder.leave' };

type Ended = { readonly event: { readonly output: boolean } };
const taken = (target: 'booked' | 'cancelled' | 'booking') =>
  [{ guard: { type: 'isDone', params: ({ event }: Ended) => event.output }, target }, { target: 'failed' }] as const;

/** TV-10: a press on the bell of a programme: its ticket, unless another one is at the same time: then it asks first. */
export const guideReminderMachine = setup({
  types: { context: {} as ReminderInput, input: {} as ReminderInput, events: {} as ReminderEvent },
  actors: {
    book: unprovided<boolean>('book'),
    cancel: unprovided<boolean>('cancel'),
    cancelOthers: unprovided<boolean>('cancelOthers'),
  },
  guards: {
    isOff: ({ context }) => !context.on,
    clashes: ({ context }) => context.clashes.length > 0,
    isDone: (_, done: boolean) => done,
  },
}).createMachine({
  id: 'guideReminder',
  context: ({ input }) => input,
  initial: 'judging',
  states: {
    judging: {
      always: [{ guard: 'isOff', target: 'cancelling' }, { guard: 'clashes', target: 'asking' }, { target: 'booking' }],
    },
    asking: {
      on: { 'reminder.keepBoth': 'booking', 'reminder.instead': 'clearing', 'reminder.leave': 'left' },
    },
    clearing: { invoke: { id: 'cancelOthers', src: 'cancelOthers', onDone: taken('booking'), onError: 'failed' } },
    booking: { invoke: { id: 'book', src: 'book', onDone: taken('booked'), onError: 'failed' } },
    cancelling: { invoke: { id: 'cancel', src: 'cancel', onDone: taken('cancelled'), onError: 'failed' } },
    booked: { type: 'final' },
    cancelled: { type: 'final' },
    left: { type: 'final' },
    failed: { type: 'final' },
  },
});
