import { expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { Passing } from '#domain/chat/chat.ts';
import { startedParty, type WatchEntry } from '#domain/party/party.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { watchPartyMachine } from './watchParty.machine.ts';
import { isLeading, selectPartyMode, type WatchPartySnapshot } from './watchParty.selectors.ts';
import type { WatchPartyEvent } from './watchParty.types.ts';
import { wireWatchParty } from './watchParty.wire.ts';

const joined = {
  ...{ partyId: 'p1', code: 'ABC234', me: 'a', path: '/phim' },
  target: { type: 'film', id: 'pho' },
} as const;
const watch = (changed: Partial<WatchEntry> = {}): WatchEntry => ({
  ...startedParty(1, 0),
  ...{ kind: 'watch', ts: 0, cmd: 'join', by: 'a', leaderId: 'a', playing: true, ...changed },
});
const at = (seq: number, changed?: Partial<WatchEntry>): Passing => ({ seq, data: watch(changed) });
const position = { epoch: 'e', seq: 2 };

const cases: Record<string, readonly WatchPartyEvent[]> = {
  'party.subscribed': [
    { type: 'party.subscribed', position, entries: [at(2)] },
    { type: 'party.subscribed', position, entries: [] },
  ],
  'party.entries': [
    { type: 'party.entries', entries: [at(3, { waitingFor: ['b'] })] },
    { type: 'party.entries', entries: [at(3, { playing: false })] },
    { type: 'party.entries', entries: [at(3, { ended: true, playing: false })] },
    { type: 'party.entries', entries: [at(9)] },
  ],
  'party.refused': [
    { type: 'party.refused', code: 404 },
    { type: 'party.refused', code: 429 },
  ],
  'party.clock': [{ type: 'party.clock', sample: { offsetMs: 5, roundMs: 2 } }],
  'party.acted': [{ type: 'party.acted', state: { ...startedParty(9, 0), leaderId: 'a' } }],
};

it('FI-11: is joined, cut off, waited in, ended and left as its chart says', async () => {
  const cover = coverage(watchPartyMachine);
  const said = new Set<string>();
  let left = 0;
  await walk({
    chart: watchPartyMachine,
    cover,
    input: { code: 'ABC234', created: true },
    cases: {
      ...cases,
      'xstate.done.actor.join': [
        done('join', succeeded(joined)),
        done('join', failed({ kind: 'refused', code: 410 })),
        done('join', failed({ kind: 'unreachable' })),
      ],
    },
    // The clock of the origin decides nothing here, and positions only whether something is missing.
    seen: (context) => [context.joined !== null, context.created, context.state, context.position !== null],
    wire: (hands) => ({
      machine: wireWatchParty({
        join: hands.promise('join'),
        subscribe: () => {},
        unsubscribe: () => void (left += 1),
        say: (partyId, cmd) => void said.add(`${partyId} ${cmd}`),
        pilot: {
          player: {
            ...{ now: () => null, play: () => {}, pause: () => {}, seek: () => {}, setRate: () => {} },
            setPace: () => {},
          },
          now: () => 0,
          every: () => () => {},
        },
      }),
      check: (state: AnyMachineSnapshot) => {
        const snapshot = state as WatchPartySnapshot;
        const mode = selectPartyMode(snapshot);
        const inside = mode === 'lagging' || mode === 'close' || mode === 'waiting' || mode === 'cut';
        if (inside) expect(snapshot.context.state?.ended).toBe(false);
        if (isLeading(snapshot)) expect(snapshot.context.joined?.me).toBe('a');
      },
    }),
  });
  cover.assertFull();
  expect([...said].toSorted()).toEqual(['p1 clock', 'p1 end', 'p1 lead', 'p1 leave']);
  expect(left).toBeGreaterThan(0);
});
