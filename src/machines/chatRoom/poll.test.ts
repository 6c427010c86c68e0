import { createActor, SimulatedClock, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import type { Poll } from '#domain/chat/poll.ts';
import type { Failure } from '#ports/failure.ts';
import type { ActEnd } from '../resource/act.ts';
import { selectPoll, selectPollStep, selectPollWhy } from './poll.selectors.ts';
import { wirePoll } from './poll.wire.ts';

const LEFT = 60_000;
const poll: Poll = {
  ...{ pollId: 'p1', question: 'Ai thắng?', endTs: LEFT },
  options: [
    { id: '1', text: 'Bến Gỗ', votes: 3 },
    { id: '2', text: 'Nắng Sớm', votes: 1 },
  ],
};
const taken = (me: string, votes: readonly [number, number]): ActEnd<Poll> => ({
  kind: 'done',
  value: { ...poll, me, options: poll.options.map((one, i) => ({ ...one, votes: votes[i]! })) },
});
const failing = (failure: Failure): ActEnd<Poll> => ({ kind: 'failed', failure });

/** A poll whose votes end like this, one after another; the last end stays. */
const begin = (ends: readonly ActEnd<Poll>[], me: string | null = null) => {
  const left = [...ends];
  const sent: string[] = [];
  const clock = new SimulatedClock();
  const machine = wirePoll({
    press: async ({ optionId }) => {
      sent.push(optionId);
      return left.length > 1 ? left.shift()! : left[0]!;
    },
    whyNot: async (end) => (end.kind === 'failed' || end.kind === 'offline' ? `why: ${end.kind}` : null),
  });
  const actor = createActor(machine, { clock, input: { poll, me, leftMs: LEFT } }).start();
  const now = () => actor.getSnapshot();
  return {
    ...{ actor, sent, clock },
    step: () => selectPollStep(now()),
    why: () => selectPollWhy(now()),
    shown: () => {
      const { me: own, options } = selectPoll(now());
      return [own, ...options.map(({ votes }) => votes)];
    },
    choose: async (optionId: string) => {
      actor.send({ type: 'poll.choose', optionId });
      await waitFor(actor, (state) => selectPollStep(state) !== 'voting');
    },
  };
};

it.each<readonly [string, ActEnd<Poll>, string, string | null, readonly unknown[]]>([
  ['taken', taken('2', [3, 2]), 'voted', null, ['2', 3, 2]],
  ['the log-in was left', { kind: 'left' }, 'asking', null, [null, 3, 1]],
  ['offline', { kind: 'offline' }, 'asking', 'why: offline', [null, 3, 1]],
  ['no answer', failing({ kind: 'unreachable' }), 'asking', 'why: failed', [null, 3, 1]],
  ['banned there', failing({ kind: 'refused', code: 403 }), 'asking', 'why: failed', [null, 3, 1]],
  ['closed meanwhile', failing({ kind: 'refused', code: 409 }), 'closed', null, [null, 3, 1]],
])('CH-9: a vote that is %s', async (_, end, step, why, shown) => {
  const one = begin([end]);
  await one.choose('2');
  expect([one.step(), one.why(), one.shown()]).toEqual([step, why, shown]);
});

it('CH-9: another press changes the vote, the same one does nothing, and a failure keeps the vote before', async () => {
  const one = begin([taken('2', [3, 2]), taken('1', [4, 1]), failing({ kind: 'unreachable' })]);
  await one.choose('2');
  await one.choose('2');
  await one.choose('1');
  expect([one.sent, one.shown()]).toEqual([
    ['2', '1'],
    ['1', 4, 1],
  ]);
  await one.choose('2');
  expect([one.step(), one.why(), one.shown()]).toEqual(['voted', 'why: failed', ['1', 4, 1]]);
});

it('CH-9: a vote counts at once, in the place of the one before', () => {
  const one = begin([taken('2', [2, 2])], '1');
  one.actor.send({ type: 'poll.choose', optionId: '2' });
  expect([one.step(), one.shown()]).toEqual(['voting', ['2', 2, 2]]);
});

it('CH-9: it is over at its end, or when that is told, and takes no vote then', async () => {
  const [late, told] = [begin([taken('2', [3, 2])]), begin([taken('2', [3, 2])])];
  late.clock.increment(LEFT);
  told.actor.send({ type: 'poll.told', poll, me: null, leftMs: 0 });
  for (const one of [late, told]) {
    one.actor.send({ type: 'poll.choose', optionId: '2' });
    expect([one.step(), one.sent]).toEqual(['closed', []]);
  }
});
