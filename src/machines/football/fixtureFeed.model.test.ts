import { expect, it } from 'vitest';
import type { SequencedFixture, StatusEntry } from '#domain/football/fixtureFeed.ts';
import { nothingTold } from '#domain/football/fixtureFeed.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { fixtureFeedMachine } from './fixtureFeed.machine.ts';
import { selectFeedLive, selectFeedMode, type FixtureFeedSnapshot } from './fixtureFeed.selectors.ts';
import { wireFixtureFeed } from './fixtureFeed.wire.ts';

const status = (of: StatusEntry['status']): StatusEntry => ({
  ...{ kind: 'status', ts: 1, status: of, statusText: '', phase: null, startTs: 0 },
});
const entries = (
  ...seqs: readonly number[]
): { readonly type: string; readonly entries: readonly SequencedFixture[] } => ({
  type: 'feed.entries',
  entries: seqs.map((seq) => ({ seq, data: status('live') })),
});
const subscribed = (recovered: boolean, of: StatusEntry['status']) => ({
  ...{ type: 'feed.subscribed', position: { epoch: 'e', seq: 2 }, recovered },
  entries: [{ seq: 2, data: status(of) }],
});

it('MC-13: is followed, cut off, asked for and ended as its chart says', async () => {
  const cover = coverage(fixtureFeedMachine);
  let asked = 0;
  let left = 0;
  await walk({
    chart: fixtureFeedMachine,
    cover,
    input: { visible: true },
    cases: {
      'feed.subscribed': [subscribed(false, 'live'), subscribed(true, 'live'), subscribed(true, 'ended')],
      'feed.entries': [entries(3), entries(2), entries(9)],
      'xstate.done.actor.read': [
        done('read', succeeded(nothingTold)),
        done('read', succeeded({ ...nothingTold, status: status('ended') })),
        done('read', failed({ kind: 'unreachable' })),
      ],
    },
    wire: (hands) => ({
      machine: wireFixtureFeed({
        subscribe: () => void (asked += 1),
        unsubscribe: () => void (left += 1),
        read: hands.promise('read'),
      }),
      check: (state) => {
        const snapshot = state as FixtureFeedSnapshot;
        const mode = selectFeedMode(snapshot);
        if (mode === 'live') expect(snapshot.context.position).not.toBeNull();
        if (mode === 'ended') expect(selectFeedLive(snapshot)?.status?.status).toBe('ended');
      },
    }),
  });
  cover.assertFull();
  expect(asked).toBeGreaterThan(0);
  expect(left).toBeGreaterThan(0);
});
