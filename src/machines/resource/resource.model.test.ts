import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { failed, succeeded } from '#ports/failure.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { attentionMachine } from './attention.machine.ts';
import { resourceMachine, type Received } from './resource.machine.ts';

it('loads, keeps and refreshes as its chart says', async () => {
  const cover = coverage(resourceMachine);
  for (const input of [undefined, { value: 0, at: 4 }])
    await walk({
      chart: resourceMachine,
      cover,
      input,
      cases: {
        'xstate.done.actor.load': [
          done('load', { outcome: succeeded(1), at: 5 }),
          done('load', { outcome: failed({ kind: 'unreachable' }), at: 6 }),
        ],
        'resource.update': [{ type: 'resource.update', change: () => 2 } as { readonly type: string }],
      },
      wire: (hands) => ({
        machine: resourceMachine.provide({ actors: { load: fromPromise<Received, void>(hands.promise('load')) } }),
        check: (state) => {
          if (state.matches('fresh') || state.matches('stale')) expect(state.context.value).not.toBe(null);
          if (state.matches('failed')) expect(state.context.value).toBe(null);
        },
      }),
    });
  cover.assertFull();
});

it('watches, polls and forgets as its chart says', async () => {
  const cover = coverage(attentionMachine);
  for (const polled of [true, false])
    await walk({
      chart: attentionMachine,
      cover,
      input: { polled },
      cases: { 'attention.held': [true, false].map((hidden) => ({ type: 'attention.held', hidden })) },
      wire: () => ({ machine: attentionMachine }),
    });
  cover.assertFull();
});
