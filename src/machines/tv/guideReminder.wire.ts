import { createActor, fromPromise } from 'xstate';
import { guideReminderMachine, type ReminderInput } from './guideReminder.machine.ts';

/** Each gives whether it was done; what went wrong is said where it is pressed. */
export interface ReminderPorts {
  readonly book: () => Promise<boolean>;
  readonly cancel: () => Promise<boolean>;
  /** Gives back the tickets that clash. */
  readonly cancelOthers: () => Promise<boolean>;
}

export const wireReminder = ({ book, cancel, cancelOthers }: ReminderPorts) =>
  guideReminderMachine.provide({
    actors: {
      book: fromPromise<boolean, void>(book),
      cancel: fromPromise<boolean, void>(cancel),
      cancelOthers: fromPromise<boolean, void>(cancelOthers),
    },
  });

/** A press on a bell: the actor lives until it is booked, given back or left; `asks` hears when it waits for an answer. */
export const startReminder = (ports: ReminderPorts, input: ReminderInput, asks: (asking: boolean) => void) => {
  const reminder = createActor(wireReminder(ports), { input });
  reminder.subscribe({
    next: (snapshot) => asks(snapshot.matches('asking')),
    complete: () => asks(false),
  });
  reminder.start();
  // A new listener does not hear of the state that an actor starts in.
  asks(reminder.getSnapshot().matches('asking'));
  return reminder;
};
export type Reminder = ReturnType<typeof startReminder>;
