import { describe, expect, it } from 'vitest';
import { CHESS, chessOf, clockAt, duelAgain, newDuel, sideOfMember, type TimeControl } from './duel.ts';
import { dueAt, duelAfter, mayAbort, mayOffer, type Duel, type DuelEvent } from './duelAfter.ts';

const a = { userId: 'a', showName: 'An' };
const b = { userId: 'b', showName: 'Bình' };
const begun = (control: TimeControl = '3+2'): Duel => {
  const state = newDuel({ gameId: 'G', control, listed: true, hostSide: 'w', host: a }, 0);
  const open = { state, chess: chessOf(state) };
  const joined = duelAfter(open, { cmd: 'join', who: b, hostSide: 'w' }, 1000)!;
  return ['a', 'b'].reduce((duel, userId) => duelAfter(duel, { cmd: 'back', userId }, 1000)!, joined);
};
/** Moves of both in turn, a second each. */
const after = (duel: Duel, moves: string): Duel =>
  moves.split(' ').reduce((one, move) => {
    const by = one.chess.position.turn;
    return duelAfter(one, { cmd: 'move', by, move }, one.state.at + 1000)!;
  }, duel);
const happened = (duel: Duel, event: DuelEvent, now = duel.state.at): Duel | null => duelAfter(duel, event, now);

describe('GA-11: chess for two, as its referee keeps it', () => {
  it('is joined once, by somebody else', () => {
    const { state } = begun();
    expect(state).toMatchObject({ phase: 'playing', host: { awaySince: null }, guest: { userId: 'b' } });
    expect([sideOfMember(state, 'a'), sideOfMember(state, 'b'), sideOfMember(state, 'c')]).toEqual(['w', 'b', null]);
    expect(happened(begun(), { cmd: 'join', who: { userId: 'c', showName: 'C' }, hostSide: 'w' })).toBeNull();
  });
  it('refuses a move out of turn, against the rules, or after the end', () => {
    const duel = begun();
    expect(happened(duel, { cmd: 'move', by: 'b', move: 'e7e5' })).toBeNull();
    expect(happened(duel, { cmd: 'move', by: 'w', move: 'e2e5' })).toBeNull();
    const mated = after(duel, 'f2f3 e7e5 g2g4 d8h4');
    expect(mated.state).toMatchObject({ phase: 'over', ending: { kind: 'mate', winner: 'b' } });
    expect(happened(mated, { cmd: 'move', by: 'w', move: 'a2a3' })).toBeNull();
  });
  it('counts each side’s first move for nothing, then takes what passed and adds what the control adds', () => {
    const two = after(begun(), 'e2e4 e7e5');
    expect(two.state.clocks).toEqual({ w: 180_000, b: 180_000 });
    expect(clockAt(two.state, 'w', two.state.at + 7000)).toBe(173_000);
    expect(clockAt(two.state, 'b', two.state.at + 7000)).toBe(180_000);
    expect(after(two, 'g1f3').state.clocks).toEqual({ w: 181_000, b: 180_000 });
    expect(after(begun('none'), 'e2e4 e7e5 g1f3').state.clocks).toBeNull();
  });
  it.each([
    ['nothing told', undefined, 179_000],
    ['a little of the network', 2800, 179_200],
    ['more than is given', 100, 179_400],
    ['more than passed', 9000, 179_000],
  ])('takes the network’s share off a move, to a limit: %s', (_name, tookMs, left) => {
    const two = after(begun(), 'e2e4 e7e5');
    const act = { cmd: 'move', by: 'w', move: 'g1f3', ...(tookMs !== undefined && { tookMs }) } as const;
    expect(happened(two, act, two.state.at + 3000)?.state.clocks?.w).toBe(left);
  });
  it('ends by the flag, to the millisecond; drawn where the other has nothing to mate with', () => {
    const two = after(begun(), 'e2e4 e7e5');
    const due = dueAt(two.state)!;
    expect(due).toBe(two.state.at + 180_000 + CHESS.lagMs);
    expect(happened(two, { cmd: 'time' }, due - 1)).toBeNull();
    expect(happened(two, { cmd: 'time' }, due)?.state).toMatchObject({
      ...{ phase: 'over', ending: { kind: 'timeUp', winner: 'b' }, clocks: { w: 0 } },
    });
    const late = { cmd: 'move', by: 'w', move: 'g1f3' } as const;
    expect(happened(two, late, two.state.at + 180_000)?.state.ending).toEqual({ kind: 'timeUp', winner: 'b' });
  });
  it('is aborted by a first move that does not come, or by either side before both moved', () => {
    const duel = begun();
    expect(happened(duel, { cmd: 'time' }, 1000 + CHESS.firstMoveMs)?.state.ending).toEqual({ kind: 'aborted' });
    expect(happened(after(duel, 'e2e4'), { cmd: 'abort', by: 'b' })?.state.ending).toEqual({ kind: 'aborted' });
    expect(happened(duel, { cmd: 'resign', by: 'w' })).toBeNull();
    const two = after(duel, 'e2e4 e7e5');
    expect([mayAbort(two.state), happened(two, { cmd: 'abort', by: 'w' })]).toEqual([false, null]);
    expect(happened(two, { cmd: 'resign', by: 'w' })?.state.ending).toEqual({ kind: 'resigned', winner: 'b' });
  });
  it('is drawn where both want it; an offer stands until it is answered or played on, and comes once a move', () => {
    const two = after(begun(), 'e2e4 e7e5');
    const offered = happened(two, { cmd: 'offer', by: 'w' })!;
    expect(happened(offered, { cmd: 'accept', by: 'w' })).toBeNull();
    expect(happened(offered, { cmd: 'accept', by: 'b' })?.state.ending).toEqual({ kind: 'agreed' });
    expect(happened(offered, { cmd: 'offer', by: 'b' })?.state.ending).toEqual({ kind: 'agreed' });
    const declined = happened(offered, { cmd: 'decline', by: 'b' })!;
    expect([declined.state.offer, mayOffer(declined.state, 'w')]).toEqual([null, false]);
    const played = after(offered, 'g1f3');
    expect(played.state.offer).toBe('w');
    const on = after(played, 'b8c6');
    expect([on.state.offer, mayOffer(on.state, 'w')]).toEqual([null, true]);
    expect(happened(begun(), { cmd: 'offer', by: 'w' })).toBeNull();
  });
  it('a draw by repetition is claimed by who is on turn', () => {
    const thrice = after(begun(), 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8');
    expect(thrice.state.phase).toBe('playing');
    expect(happened(thrice, { cmd: 'claim', by: 'b' })).toBeNull();
    expect(happened(thrice, { cmd: 'claim', by: 'w' })?.state.ending).toEqual({ kind: 'threefold' });
    expect(happened(after(thrice, 'e2e4'), { cmd: 'claim', by: 'b' })).toBeNull();
  });
  it.each([
    ['3+2', CHESS.leftMs],
    ['none', CHESS.leftSlowMs],
  ] as const)('may be claimed from who stays away: %s', (control, patience) => {
    const two = after(begun(control), 'e2e4 e7e5');
    const gone = happened(two, { cmd: 'away', userId: 'b' }, two.state.at)!;
    expect(happened(gone, { cmd: 'claimLeft', by: 'w' }, two.state.at + patience - 1)).toBeNull();
    const claimed = happened(gone, { cmd: 'claimLeft', by: 'w' }, two.state.at + patience);
    expect(claimed?.state.ending).toEqual({ kind: 'left', winner: 'w' });
    const back = happened(gone, { cmd: 'back', userId: 'b' })!;
    expect(happened(back, { cmd: 'claimLeft', by: 'w' }, two.state.at + patience)).toBeNull();
  });
  it('is offered for a while, listed as long as its host is there', () => {
    const open = newDuel({ gameId: 'G', control: '5+0', listed: true, hostSide: null, host: a }, 0);
    expect(dueAt(open)).toBe(CHESS.hostAwayMs);
    const duel = { state: open, chess: chessOf(open) };
    const back = happened(duel, { cmd: 'back', userId: 'a' })!;
    expect(dueAt(back.state)).toBe(CHESS.openMs);
    expect(happened(back, { cmd: 'time' }, CHESS.openMs)?.state).toMatchObject({
      ...{ phase: 'over', ending: { kind: 'unmet' } },
    });
    expect(happened(duel, { cmd: 'abort', by: 'w' })?.state.ending).toEqual({ kind: 'aborted' });
  });
  it('is played again with the colours changed, where both want it', () => {
    const mated = after(begun(), 'f2f3 e7e5 g2g4 d8h4');
    const asked = happened(mated, { cmd: 'rematch', by: 'w' })!;
    expect(happened(asked, { cmd: 'rematch', by: 'w' })).toBeNull();
    const again = duelAgain(asked.state, 'H', 99_000);
    expect([again.phase, again.hostSide, again.moves, again.at]).toEqual(['playing', 'b', '', 99_000]);
    expect(happened(begun(), { cmd: 'rematch', by: 'w' })).toBeNull();
  });
  it('goes on from a position that is known, and begins anew from one of another game', () => {
    const known = chessOf({ moves: 'e2e4' });
    expect(chessOf({ moves: 'e2e4 e7e5' }, known).moves).toHaveLength(2);
    expect(chessOf({ moves: 'd2d4' }, known).moves).toEqual(['d2d4']);
  });
});
