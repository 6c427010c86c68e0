import { createActor, SimulatedClock, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { MODERATION, type ShownDecision } from '#domain/moderation/decision.ts';
import type { DecisionDraft } from '#domain/moderation/draft.ts';
import { REPORTS } from '#domain/moderation/report.ts';
import { failed, succeeded, type Failure, type Outcome } from '#ports/failure.ts';
import type { DecideWish } from '#ports/reports.ts';
import { aDecision } from '../../../tests/fakes/moderation.ts';
import { selectDecision, selectDecisionStep } from './caseDecision.selectors.ts';
import { wireCaseDecision } from './caseDecision.wire.ts';

const refusal = (code: number): Failure => ({ kind: 'refused', code });
const had = succeeded({ until: REPORTS.claimMs });
const decided = succeeded({ decisionId: 'd1' });
const whole: Partial<DecisionDraft> = { action: 'remove', reason: 'Lăng mạ' };

interface Answers {
  readonly claim?: readonly Outcome<{ readonly until: number | null }>[];
  readonly decide?: readonly Outcome<{ readonly decisionId: string }>[];
  readonly undo?: readonly Outcome<ShownDecision>[];
}

/** A moderator's sheet whose calls are answered like this, each one after another; the last answers stay. */
const open = async ({ claim = [had], decide = [decided], undo = [succeeded(aDecision())] }: Answers = {}) => {
  const inTurn = <A>(answers: readonly A[]) => {
    const left = [...answers];
    return () => (left.length > 1 ? left.shift()! : left[0]!);
  };
  const [claims, decisions, undos] = [inTurn(claim), inTurn(decide), inTurn(undo)];
  const sent: DecideWish[] = [];
  const told: string[] = [];
  const clock = new SimulatedClock();
  let claimed = 0;
  const machine = wireCaseDecision({
    reports: async () => ({
      claim: async () => {
        claimed += 1;
        return claims();
      },
      decide: async (wish) => {
        sent.push(wish);
        return decisions();
      },
      undo: async () => undos(),
    }),
    decided: () => void told.push('decided'),
    undone: () => void told.push('undone'),
    now: () => 7,
  });
  const actor = createActor(machine, { clock, input: { session: 's', reportId: 'k1' } }).start();
  const step = () => selectDecisionStep(actor.getSnapshot());
  const settled = () =>
    waitFor(actor, (state) => !['claiming', 'sending', 'undoing'].includes(selectDecisionStep(state)));
  await settled();
  const ask = async (type: 'decision.send' | 'decision.retry' | 'decision.undo') => {
    actor.send({ type });
    await settled();
  };
  return {
    ...{ actor, clock, sent, told, step, settled, ask, claimed: () => claimed },
    failure: () => selectDecision(actor.getSnapshot()).failure,
    choose: (change: Partial<DecisionDraft>) => actor.send({ type: 'decision.change', change }),
  };
};
const decidedWith = async (answers: Answers) => {
  const sheet = await open(answers);
  sheet.choose(whole);
  await sheet.ask('decision.send');
  return sheet;
};

it.each([
  ['it is free', had, 'choosing'],
  ['another moderator has it', failed(refusal(409)), 'taken'],
  ['it is not there', failed(refusal(404)), 'unclaimed'],
  ['there is no answer', failed({ kind: 'unreachable' } as const), 'unclaimed'],
] as const)('CH-11: a case is had alone: %s', async (_, answer, step) => {
  expect((await open({ claim: [answer] })).step()).toBe(step);
});

it('CH-11: who has a case keeps it while they look at it, and whoever had to wait can ask again', async () => {
  const sheet = await open();
  sheet.clock.increment(REPORTS.claimMs - 60_000);
  await sheet.settled();
  expect([sheet.step(), sheet.claimed()]).toEqual(['choosing', 2]);
  const other = await open({ claim: [failed(refusal(409)), had] });
  await other.ask('decision.retry');
  expect(other.step()).toBe('choosing');
});

it.each<readonly [string, Partial<DecisionDraft>, Partial<DecideWish> | null]>([
  ['no action', { reason: 'Lăng mạ' }, null],
  ['no reason', { action: 'remove', reason: ' ' }, null],
  ['nothing is wrong', { action: 'none', reason: 'Bình thường' }, { action: 'none' }],
  ['the thing goes', { action: 'remove', reason: ' Lăng mạ ' }, { action: 'remove', reason: 'Lăng mạ' }],
  ['a mute', { action: 'mute', minutes: 60, reason: 'Lăng mạ' }, { action: 'mute', minutes: 60 }],
])('CH-11: a decision with %s', async (_, draft, wish) => {
  const sheet = await open();
  sheet.choose(draft);
  await sheet.ask('decision.send');
  expect(sheet.sent).toEqual(wish === null ? [] : [expect.objectContaining({ reportId: 'k1', ...wish })]);
  expect(sheet.step()).toBe(wish === null ? 'choosing' : 'decided');
  if (wish !== null && wish.action !== 'mute') expect(sheet.sent[0]).not.toHaveProperty('minutes');
});

it.each([
  ['another was first', failed(refusal(409)), 'taken'],
  ['staff cannot be muted', failed(refusal(403)), 'choosing'],
  ['the door refuses the reason', failed(refusal(422)), 'choosing'],
  ['no answer', failed({ kind: 'unreachable' } as const), 'unsent'],
  ['a fault of the origin', failed({ kind: 'serverFault', code: 500 } as const), 'unsent'],
] as const)('CH-11: a decision that is answered with "%s"', async (_, answer, step) => {
  const sheet = await decidedWith({ decide: [answer] });
  expect([sheet.step(), sheet.failure() !== null, sheet.told]).toEqual([step, true, []]);
});

it('CH-11: a decision whose answer was lost is sent again as the same one', async () => {
  const sheet = await decidedWith({ decide: [failed({ kind: 'unreachable' }), decided] });
  sheet.clock.increment(5000);
  await sheet.settled();
  expect([sheet.step(), sheet.told]).toEqual(['decided', ['decided']]);
  expect(sheet.sent.map(({ clientId }) => clientId)).toEqual(['s-1', 's-1']);
});

it.each([
  ['in time', succeeded(aDecision()), 'undone', ['decided', 'undone']],
  ['too late', failed(refusal(409)), 'standing', ['decided']],
  ['no answer', failed({ kind: 'unreachable' } as const), 'decided', ['decided']],
] as const)('CH-11: a decision is undone: %s', async (_, answer, step, told) => {
  const sheet = await decidedWith({ undo: [answer] });
  await sheet.ask('decision.undo');
  expect([sheet.step(), sheet.told]).toEqual([step, told]);
});

it('CH-11: after ten minutes a decision stands', async () => {
  const sheet = await decidedWith({});
  sheet.clock.increment(MODERATION.undoMs);
  await sheet.ask('decision.undo');
  expect(sheet.step()).toBe('standing');
});
