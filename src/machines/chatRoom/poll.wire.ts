import { fromPromise } from 'xstate';
import type { Poll } from '#domain/chat/poll.ts';
import type { ActEnd } from '../resource/act.ts';
import { pollMachine, type PollMachine, type Vote, type VoteEnd } from './poll.machine.ts';

export interface PollPorts {
  /** Sends the vote, after a guest has logged in; never rejects. */
  readonly press: (vote: Vote) => Promise<ActEnd<Poll>>;
  /** The words for how it ended; null where nothing has to be said. */
  readonly whyNot: (end: ActEnd<Poll>) => Promise<string | null>;
}

export const wirePoll = ({ press, whyNot }: PollPorts): PollMachine =>
  pollMachine.provide({
    actors: {
      vote: fromPromise<VoteEnd, Vote>(async ({ input }) => {
        const end = await press(input);
        if (end.kind === 'done') return { kind: 'taken', poll: end.value };
        if (end.kind === 'failed' && end.failure.kind === 'refused' && end.failure.code === 409)
          return { kind: 'over' };
        const why = await whyNot(end);
        return why === null ? { kind: 'left' } : { kind: 'failed', why };
      }),
    },
  });
