import { expect, it } from 'vitest';
import type { Poll } from '#domain/chat/poll.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { pollMachine, type PollContext, type VoteEnd } from './poll.machine.ts';
import { selectPoll } from './poll.selectors.ts';
import { wirePoll } from './poll.wire.ts';

const LEFT = 60_000;
const poll = (votes: readonly [number, number]): Poll => ({
  ...{ pollId: 'p1', question: 'Ai thắng?', endTs: LEFT },
  options: votes.map((count, i) => ({ id: String(i + 1), text: `Đội ${i + 1}`, votes: count })),
});
const ends: readonly VoteEnd[] = [
  { kind: 'taken', poll: { ...poll([4, 2]), me: '2' } },
  { kind: 'left' },
  { kind: 'over' },
  { kind: 'failed', why: 'no answer' },
];
const cases = {
  'poll.told': [
    { me: null, leftMs: LEFT },
    { me: '1', leftMs: LEFT },
    { me: '1', leftMs: 0 },
  ].map((one) => ({ type: 'poll.told', poll: poll([5, 1]), ...one })),
  'poll.choose': ['1', '2', 'x'].map((optionId) => ({ type: 'poll.choose', optionId })),
  'xstate.done.actor.vote': ends.map((end) => done('vote', end)),
};

it('CH-9: a poll is asked, voted in, voted in again and over as its chart says', async () => {
  const cover = coverage(pollMachine);
  for (const [me, leftMs] of [
    [null, LEFT],
    ['1', LEFT],
    [null, 0],
  ] as const)
    await walk({
      ...{ chart: pollMachine, cover, cases, input: { poll: poll([4, 1]), me, leftMs } },
      seen: (context) => {
        const { poll: of, me: own, wanted, why, leftMs: left } = context as unknown as PollContext;
        return [of.options.map(({ votes }) => votes), own, wanted, why, left];
      },
      wire: (hands) => {
        const machine = wirePoll({
          press: () => Promise.reject(new Error('the walk answers for it')),
          whyNot: async () => null,
        });
        return {
          machine: machine.provide({ actors: { vote: hands.logic('vote') } }),
          check: (state) => {
            const { wanted, me: own } = state.context as PollContext;
            expect(wanted !== null).toBe(state.matches({ open: 'voting' }));
            if (state.matches({ open: 'voted' })) expect(own).not.toBeNull();
            // A choice that is under way is counted once, in the place of the one before.
            const shown = selectPoll(state as Parameters<typeof selectPoll>[0]);
            if (wanted !== null) expect(shown.me).toBe(wanted);
          },
        };
      },
    });
  cover.assertFull();
});
