import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import type { Passing } from '#domain/chat/chat.ts';
import { CHESS, newDuel, type DuelState } from '#domain/games/chess/duel.ts';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { duelMachine, type DuelPlayEvent } from './duel.machine.ts';
import { selectDuelMode, type DuelMode } from './duel.selectors.ts';
import { wireDuel } from './duel.wire.ts';

wellFormed('duel', duelMachine);

const host = { userId: 'a', showName: 'An' };
const open = newDuel({ gameId: 'G', control: '5+0', listed: true, hostSide: 'w', host }, 0);
const begun: DuelState = { ...open, phase: 'playing', guest: { userId: 'b', showName: 'Bình', awaySince: null } };
const moved = (moves: string): DuelState => ({ ...begun, moves });
const over: DuelState = { ...begun, phase: 'over', ending: { kind: 'resigned', winner: 'b' } };

const at = (seq: number, state: DuelState): Passing => ({ seq, data: { kind: 'duel', ts: 0, cmd: 'move', ...state } });
const subscribed = (seq: number, state: DuelState | null, epoch = 'e'): DuelPlayEvent => ({
  ...{ type: 'duel.subscribed', position: { epoch, seq } },
  entries: state ? [at(seq, state)] : [],
});
const told = (seq: number, state: DuelState): DuelPlayEvent => ({ type: 'duel.entries', entries: [at(seq, state)] });
const refused = (code: number): DuelPlayEvent => ({ type: 'duel.refused', code });
const move: DuelPlayEvent = { type: 'duel.move', move: 'e2e4' };
const [opened, closed, retry, notDone] = (['duel.opened', 'duel.closed', 'duel.retry', 'duel.notDone'] as const).map(
  (type): DuelPlayEvent => ({ type }),
) as [DuelPlayEvent, DuelPlayEvent, DuelPlayEvent, DuelPlayEvent];
const wait = (ms: number) => ({ ms });
type Step = DuelPlayEvent | { readonly ms: number };

/** How a game stands for a member after these steps, and what was said to the origin. */
const after = (steps: readonly Step[], me: string | null = 'a') => {
  const clock = new SimulatedClock();
  const said: string[] = [];
  const duel = createActor(
    wireDuel({
      subscribe: (_, since) => void said.push(since ? `since ${since.epoch}${since.seq}` : 'anew'),
      say: (_, cmd, { move: text, ply }) => void said.push(text === undefined ? cmd : `${cmd} ${text} after ${ply}`),
    }),
    { clock, input: { gameId: 'G', me } },
  ).start();
  for (const step of steps) {
    if ('ms' in step) clock.increment(step.ms);
    else duel.send(step);
  }
  const snapshot = duel.getSnapshot();
  const { state, pending, refusals } = snapshot.context;
  return { mode: selectDuelMode(snapshot), moves: state?.moves ?? null, pending, refusals, said, duel };
};

type Row = readonly [clause: string, steps: readonly Step[], mode: DuelMode, me: string | null];
type Said = readonly [clause: string, steps: readonly Step[], said: readonly string[], me: string | null];
const rows: readonly Row[] = [
  ['it is entered until the origin tells how it stands', [], 'entering', 'a'],
  ['an empty answer tells nothing', [subscribed(1, null)], 'entering', 'a'],
  ['it waits while nobody sits opposite', [subscribed(1, open)], 'waiting', 'a'],
  ['somebody sits down', [subscribed(1, open), told(2, begun)], 'ours', 'a'],
  ['who is on turn moves', [subscribed(1, begun)], 'ours', 'a'],
  ['who is not waits', [subscribed(1, begun)], 'theirs', 'b'],
  ['after each half move the turn changes', [subscribed(1, begun), told(2, moved('e2e4'))], 'ours', 'b'],
  ['anybody else looks on', [subscribed(1, begun)], 'watching', 'x'],
  ['and so does a guest', [subscribed(1, begun)], 'watching', null],
  ['who looks on moves nothing', [subscribed(1, begun), move], 'watching', 'x'],
  ['who is not on turn moves nothing', [subscribed(1, begun), move], 'theirs', 'b'],
  ['nothing is moved in a game that is over', [subscribed(1, over), move], 'over', 'a'],
  ['a move counts once the origin tells it', [subscribed(1, begun), move], 'sending', 'a'],
  ['and then it is the other\u2019s turn', [subscribed(1, begun), move, told(2, moved('e2e4'))], 'theirs', 'a'],
  ['what is told beside it leaves it on its way', [subscribed(1, begun), move, told(2, begun)], 'sending', 'a'],
  ['a game that ends meanwhile is over', [subscribed(1, begun), move, told(2, over)], 'over', 'a'],
  ['a refused move is taken back', [subscribed(1, begun), move, notDone], 'ours', 'a'],
  ['one that is not answered asks anew', [subscribed(1, begun), move, wait(CHESS.joinMs)], 'entering', 'a'],
  [
    'also where something else was told meanwhile',
    [subscribed(1, begun), move, wait(CHESS.joinMs - 1), told(2, begun), wait(1)],
    'entering',
    'a',
  ],
  ['what is older than what is known changes nothing', [subscribed(5, moved('e2e4')), told(4, begun)], 'theirs', 'a'],
  ['a cut line leaves it as it stood', [subscribed(1, begun), closed], 'cut', 'a'],
  ['and goes on with the last entry', [subscribed(1, begun), closed, opened, subscribed(9, over)], 'over', 'a'],
  [
    'nothing having been missed, it goes on as it was',
    [subscribed(1, begun), closed, opened, subscribed(1, null)],
    'ours',
    'a',
  ],
  ['an origin that began anew is believed', [subscribed(9, moved('e2e4')), subscribed(1, begun, 'f')], 'ours', 'a'],
  ['there is no such game', [refused(404)], 'missing', 'a'],
  ['it may be looked for again', [refused(404), retry], 'entering', 'a'],
  ['another refusal is tried again', [refused(429)], 'unreached', 'a'],
  ['by itself after a while', [refused(429), wait(CHESS.againMs)], 'entering', 'a'],
  ['by hand', [refused(429), retry], 'entering', 'a'],
  ['as soon as there is a line', [refused(429), opened], 'entering', 'a'],
  ['no answer is no game reached', [wait(CHESS.joinMs)], 'unreached', 'a'],
];

describe('GA-11: a game of two as its player sees it', () => {
  it.each(rows)('%s', (_, steps, mode, me) => {
    const found = after(steps, me);
    expect(found.mode).toBe(mode);
    expect(found.pending).toBe(mode === 'sending' ? 'e2e4' : null);
  });

  it.each<Said>([
    ['asks for everything at first', [], ['anew'], 'a'],
    ['asks again for everything where it never had anything', [wait(CHESS.joinMs), retry], ['anew', 'anew'], 'a'],
    ['after a cut asks only for what it missed', [subscribed(3, begun), closed, opened], ['anew', 'since e3'], 'a'],
    ['tells a move with how many there were before', [subscribed(1, begun), move], ['anew', 'move e2e4 after 0'], 'a'],
    ['tells it once', [subscribed(1, begun), move, move], ['anew', 'move e2e4 after 0'], 'a'],
    ['tells no move of who looks on', [subscribed(1, begun), move], ['anew'], 'x'],
    [
      'tells what is done beside moving, at any time',
      [subscribed(1, begun), { type: 'duel.act', cmd: 'offer' }, move, { type: 'duel.act', cmd: 'resign' }],
      ['anew', 'offer', 'move e2e4 after 0', 'resign'],
      'a',
    ],
    ['tells nothing over a line that is cut', [subscribed(1, begun), closed, move], ['anew'], 'a'],
  ])('%s', (_, steps, said, me) => expect(after(steps, me).said).toEqual(said));

  it('keeps what is told beside a move that is on its way, and counts what was refused', () => {
    const offered: DuelState = { ...begun, offer: 'b' };
    const { duel, mode } = after([subscribed(1, begun), move, told(2, offered)]);
    expect([mode, duel.getSnapshot().context.state?.offer]).toEqual(['sending', 'b']);
    expect(after([subscribed(1, begun), move, notDone, move, notDone]).refusals).toBe(2);
  });
});
