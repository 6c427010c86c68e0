import { expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { Passing } from '#domain/chat/chat.ts';
import { newDuel, type DuelState } from '#domain/games/chess/duel.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { walk } from '../../../tests/model/walk.ts';
import { duelMachine, type DuelPlayEvent } from './duel.machine.ts';
import { selectDuelMode, type DuelSnapshot } from './duel.selectors.ts';
import { wireDuel } from './duel.wire.ts';

const host = { userId: 'a', showName: 'An' };
const open = newDuel({ gameId: 'G', control: '5+0', listed: true, hostSide: 'w', host }, 0);
const seat = { userId: 'b', showName: 'Bình', awaySince: null };
const begun: DuelState = { ...open, phase: 'playing', guest: seat };
const at = (seq: number, state: DuelState): Passing => ({ seq, data: { kind: 'duel', ts: 0, cmd: 'move', ...state } });
const position = { epoch: 'e', seq: 2 };
const over: DuelState = { ...begun, phase: 'over', ending: { kind: 'resigned', winner: 'w' } };

const cases: Record<string, readonly DuelPlayEvent[]> = {
  'duel.subscribed': [
    { type: 'duel.subscribed', position, entries: [at(2, open)] },
    { type: 'duel.subscribed', position, entries: [at(2, begun)] },
    { type: 'duel.subscribed', position, entries: [] },
  ],
  'duel.entries': [
    { type: 'duel.entries', entries: [at(3, begun)] },
    { type: 'duel.entries', entries: [at(4, { ...begun, moves: 'e2e4' })] },
    { type: 'duel.entries', entries: [at(5, over)] },
  ],
  'duel.refused': [
    { type: 'duel.refused', code: 404 },
    { type: 'duel.refused', code: 429 },
  ],
  'duel.move': [{ type: 'duel.move', move: 'e2e4' }],
  'duel.act': [{ type: 'duel.act', cmd: 'resign' }],
};

it.each([
  ['a', 'G move,G resign'],
  ['x', 'G resign'],
])('GA-11: a game is entered, played, cut off and ended as its chart says, by %s', async (me, saying) => {
  const cover = coverage(duelMachine);
  const said = new Set<string>();
  await walk({
    ...{ chart: duelMachine, cover, input: { gameId: 'G', me }, cases },
    seen: (context) => [context.state, context.pending],
    wire: () => ({
      machine: wireDuel({
        subscribe: () => {},
        say: (gameId, cmd) => void said.add(`${gameId} ${cmd}`),
      }),
      check: (state: AnyMachineSnapshot) => {
        const snapshot = state as DuelSnapshot;
        const mode = selectDuelMode(snapshot);
        if (snapshot.context.pending !== null) expect(mode).toBe('sending');
        if (mode === 'ours') expect(snapshot.context.me).toBe('a');
        if (mode === 'watching') expect(snapshot.context.me).toBe('x');
      },
    }),
  });
  expect([...said].toSorted().join()).toBe(saying);
  const reached = cover.gaps();
  // Who looks on never plays, who plays never looks on.
  const others = me === 'a' ? /watching|looksOn/u : /ours|sending|theirs|isOwnTurn|isBeside|looksOn fails/u;
  expect(reached.filter((gap) => !others.test(gap))).toEqual([]);
});
