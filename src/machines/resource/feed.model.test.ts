import { expect, it } from 'vitest';
import { failed, succeeded } from '#ports/failure.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { feedMachine } from './feed.machine.ts';

wellFormed('feed', feedMachine);

it('grows, is read again and waits with what is new as its chart says', async () => {
  const cover = coverage(feedMachine);
  const held = { list: ['a', 'b'], next: '2.b', full: false, about: {} };
  const slice = (text: string, next: string | null) => ({ outcome: succeeded({ list: [...text], next }), at: 5 });
  const down = { outcome: failed({ kind: 'unreachable' }), at: 6 };
  for (const seed of [undefined, { value: held, at: 4 }])
    await walk({
      chart: feedMachine,
      cover,
      input: { idOf: String, most: 6, whole: false, seed },
      // After its first state, a seeded list behaves like any other.
      allow: ({ value }) => seed === undefined || value === 'beginning',
      seen: ({ value, ahead, old }) => ({
        ...{ held: value !== null, ahead: ahead !== null, old },
        ends: value !== null && (value as typeof held).next === null,
      }),
      cases: {
        'xstate.done.actor.load': [
          done('load', slice('ab', '2.b')),
          done('load', slice('za', '2.a')),
          done('load', down),
        ],
        'xstate.done.actor.loadMore': [done('loadMore', slice('c', null)), done('loadMore', down)],
        'resource.invalidate': [true, false].map((read) => ({ type: 'resource.invalidate', read })),
        'resource.update': [
          { type: 'resource.update', change: (value: unknown) => value } as { readonly type: string },
        ],
      },
      wire: (hands) => ({
        machine: feedMachine.provide({ actors: { load: hands.logic('load'), loadMore: hands.logic('loadMore') } }),
        check: ({ context, value }) => {
          if (value === 'failed') expect(context.value).toBe(null);
          if (context.ahead) expect(context.ahead.count).toBeGreaterThan(0);
          const ids = context.value?.list ?? [];
          expect(new Set(ids).size).toBe(ids.length);
        },
      }),
    });
  cover.assertFull();
});
