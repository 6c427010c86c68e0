import { createActor, SimulatedClock, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { REPORTS, type Appeal } from '#domain/moderation/report.ts';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import type { AppealWish } from '#ports/reports.ts';
import { selectAppeal, selectAppealStep } from './appeal.selectors.ts';
import { wireAppeal } from './appeal.wire.ts';

const taken = succeeded<Appeal>({ text: 'Tôi chỉ đùa', at: 0, state: 'waits' });

/** An appeal that the origin answers like this, one after another; the last answer stays. */
const begin = (answers: readonly Outcome<Appeal>[]) => {
  const left = [...answers];
  const sent: AppealWish[] = [];
  const clock = new SimulatedClock();
  let told = 0;
  const machine = wireAppeal({
    reports: async () => ({
      appeal: async (wish) => {
        sent.push(wish);
        return left.length > 1 ? left.shift()! : left[0]!;
      },
    }),
    sent: () => void (told += 1),
  });
  const actor = createActor(machine, { clock, input: { session: 's', subject: { decisionId: 'd1' } } }).start();
  const settled = () => waitFor(actor, (state) => selectAppealStep(state) !== 'sending');
  return {
    ...{ actor, sent, clock, settled, told: () => told },
    step: () => selectAppealStep(actor.getSnapshot()),
    failure: () => selectAppeal(actor.getSnapshot()).failure?.kind ?? null,
    write: (text: string) => actor.send({ type: 'appeal.write', text }),
    send: async () => {
      actor.send({ type: 'appeal.send' });
      await settled();
    },
  };
};

it.each([
  ['', 'writing'],
  [' \n ', 'writing'],
  ['a', 'sent'],
  ['a'.repeat(REPORTS.appealMax), 'sent'],
  ['a'.repeat(REPORTS.appealMax + 1), 'writing'],
])('SO-10: %j is sent only if it says something and is not too long', async (text, step) => {
  const one = begin([taken]);
  one.write(text);
  await one.send();
  expect([one.step(), one.sent.length]).toEqual([step, step === 'sent' ? 1 : 0]);
});

it.each<readonly [string, Outcome<Appeal>, string, string | null]>([
  ['taken', taken, 'sent', null],
  ['there was one already', failed({ kind: 'refused', code: 409 }), 'over', 'refused'],
  ['its 14 days are over', failed({ kind: 'refused', code: 410 }), 'over', 'refused'],
  ['refused by the door', failed({ kind: 'refused', code: 422, fields: { text: 'x' } }), 'writing', 'refused'],
  ['no answer', failed({ kind: 'unreachable' }), 'unsent', 'unreachable'],
  ['a fault of the origin', failed({ kind: 'serverFault', code: 503 }), 'unsent', 'serverFault'],
  ['too many', failed({ kind: 'rateLimited', retryAfterS: 60 }), 'unsent', 'rateLimited'],
])('SO-10: an appeal that is answered with "%s"', async (_, answer, step, failure) => {
  const one = begin([answer]);
  one.write('Tôi chỉ đùa');
  await one.send();
  expect([one.step(), one.failure(), one.told()]).toEqual([step, failure, step === 'sent' ? 1 : 0]);
});

it.each<readonly [string, (one: ReturnType<typeof begin>) => void]>([
  ['by itself after a while', ({ clock }) => clock.increment(5000)],
  ['by a press', ({ actor }) => actor.send({ type: 'appeal.retry' })],
  ['when the network is back', ({ actor }) => actor.send({ type: 'appeal.network', online: true })],
])('SO-10: one whose answer was lost is sent again %s, as the same one', async (_, again) => {
  const one = begin([failed({ kind: 'unreachable' }), taken]);
  one.write(' Tôi chỉ đùa ');
  await one.send();
  again(one);
  await one.settled();
  const wish = { decisionId: 'd1', text: 'Tôi chỉ đùa', clientId: 's-1' };
  expect([one.step(), one.sent]).toEqual(['sent', [wish, wish]]);
});

it('SO-10: once only: after it was taken nothing is written or sent', async () => {
  const one = begin([taken]);
  one.write('Tôi chỉ đùa');
  await one.send();
  one.write('Và nữa');
  await one.send();
  expect([one.step(), one.sent.length]).toEqual(['sent', 1]);
});
