import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Ticket } from '#domain/bookings/ticket.ts';
import { aBooking, aMatch } from '../../../tests/fakes/matches.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { guideReminderMachine } from './guideReminder.machine.ts';
import { wireReminder, type ReminderPorts } from './guideReminder.wire.ts';

const other: Ticket = aBooking(aMatch({ fixtureId: 'f1' }));

it('TV-10: books, asks about what is at the same time, and gives back as its chart says', async () => {
  const cover = coverage(guideReminderMachine);
  const ended = (id: string) => [done(id, true), done(id, false)];
  for (const input of [
    { on: true, clashes: [] },
    { on: true, clashes: [other] },
    { on: false, clashes: [] },
  ])
    await walk({
      chart: guideReminderMachine,
      cover,
      input,
      cases: Object.fromEntries(['book', 'cancel', 'cancelOthers'].map((id) => [`xstate.done.actor.${id}`, ended(id)])),
      wire: (hands) => ({
        machine: wireReminder({
          book: hands.promise('book'),
          cancel: hands.promise('cancel'),
          cancelOthers: hands.promise('cancelOthers'),
        }),
      }),
    });
  cover.assertFull();
});

const start = (on: boolean, clashes: readonly Ticket[], change: Partial<ReminderPorts> = {}) => {
  const asked: string[] = [];
  const yes = (name: string) => async () => {
    asked.push(name);
    return true;
  };
  const ports = { book: yes('book'), cancel: yes('cancel'), cancelOthers: yes('cancelOthers'), ...change };
  const actor = createActor(wireReminder(ports), { input: { on, clashes } }).start();
  const end = async () => (await waitFor(actor, ({ status }) => status === 'done')).value;
  return { actor, asked, end };
};

it('TV-10: the bell of a programme that nothing stands against is its ticket', async () => {
  const { asked, end } = start(true, []);
  expect([await end(), asked]).toEqual(['booked', ['book']]);
});
it('TV-10: a match at the same time is asked about first, and both may stay', async () => {
  const { actor, asked, end } = start(true, [other]);
  expect([actor.getSnapshot().value, asked]).toEqual(['asking', []]);
  actor.send({ type: 'reminder.keepBoth' });
  expect([await end(), asked]).toEqual(['booked', ['book']]);
});
it('TV-10: the other ticket is given back first, and where that fails nothing is booked', async () => {
  const kept = start(true, [other]);
  kept.actor.send({ type: 'reminder.instead' });
  expect([await kept.end(), kept.asked]).toEqual(['booked', ['cancelOthers', 'book']]);
  const stuck = start(true, [other], { cancelOthers: async () => false });
  stuck.actor.send({ type: 'reminder.instead' });
  expect([await stuck.end(), stuck.asked]).toEqual(['failed', []]);
});
it('TV-10: leaving books nothing, and a ticket is given back without a question', async () => {
  const left = start(true, [other]);
  left.actor.send({ type: 'reminder.leave' });
  expect([await left.end(), left.asked]).toEqual(['left', []]);
  const given = start(false, [other]);
  expect([await given.end(), given.asked]).toEqual(['cancelled', ['cancel']]);
});
