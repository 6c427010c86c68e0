import { describe, expect, it } from 'vitest';
import { chessFrom, endingOfTime, newChess, perft, played } from './chess.ts';
import { cannotMate } from './material.ts';
import { fenOf, FIRST_FEN, readFen } from './position.ts';

const playAll = (moves: string, fen?: string) => {
  let chess = chessFrom(fen)!;
  for (const move of moves.split(' ')) {
    const next = played(chess, move);
    if (!next) throw new Error(`${move} is not allowed in ${fenOf(chess.position)}`);
    chess = next;
  }
  return chess;
};

describe('chess: perft numbers that engines agree on', () => {
  it.each([
    [FIRST_FEN, [20, 400, 8902, 197_281]],
    ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', [48, 2039, 97_862]],
    ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', [14, 191, 2812, 43_238]],
    ['r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', [6, 264, 9467]],
    ['rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', [44, 1486, 62_379]],
    ['r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10', [46, 2079, 89_890]],
  ])('%s', (fen, numbers) => {
    const position = readFen(fen)!;
    expect(numbers.map((_, i) => perft(position, i + 1))).toEqual(numbers);
    expect(fenOf(position)).toBe(fen);
  });
});

describe('chess: its rules', () => {
  it('refuses what is no move, of nobody’s turn, or leaves a king in check', () => {
    expect(played(newChess(), 'e2e5')).toBeNull();
    expect(played(newChess(), 'e7e5')).toBeNull();
    expect(played(newChess(), 'nonsense')).toBeNull();
    expect(played(chessFrom('4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1')!, 'e2d3')).toBeNull();
  });
  it('castles on both sides, but not through an attacked square nor after the king moved', () => {
    const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
    expect(fenOf(playAll('e1g1 e8c8', fen).position)).toBe('2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2');
    expect(played(chessFrom('4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1')!, 'e1g1')).toBeNull();
    expect(played(playAll('e1e2 e8e7 e2e1 e7e8', fen), 'e1g1')).toBeNull();
  });
  it('takes in passing, in the next move alone', () => {
    const passing = playAll('e2e4 a7a6 e4e5 d7d5');
    expect(fenOf(played(passing, 'e5d6')!.position)).toContain('1pp1pppp/p2P4');
    expect(played(playAll('e2e4 a7a6 e4e5 d7d5 h2h3 h7h6'), 'e5d6')).toBeNull();
  });
  it('promotes to what is named, and asks for a name', () => {
    const fen = '8/P6k/8/8/8/8/8/K7 w - - 0 1';
    expect(fenOf(playAll('a7a8n', fen).position)).toBe('N7/7k/8/8/8/8/8/K7 b - - 0 1');
    expect(played(chessFrom(fen)!, 'a7a8')).toBeNull();
  });
  it.each([
    ['mate', 'f2f3 e7e5 g2g4 d8h4', undefined, { kind: 'mate', winner: 'b' }],
    ['stalemate', 'c6c7', '8/8/k1K5/8/1Q6/8/8/8 w - - 0 1', null],
    ['stalemate', 'b1b6', 'k7/8/2K5/8/8/8/8/1Q6 w - - 0 1', { kind: 'stalemate' }],
    ['fivefold', Array(4).fill('g1f3 g8f6 f3g1 f6g8').join(' '), undefined, { kind: 'fivefold' }],
    ['seventy-five moves', 'a1a2', 'k7/8/8/8/8/8/7R/K7 w - - 149 80', { kind: 'seventyFive' }],
    ['material', 'a1b2', 'k7/8/8/8/8/8/1p6/K7 w - - 0 1', { kind: 'material' }],
    ['material', 'a1a2', 'k2b4/8/8/8/8/8/8/KB6 w - - 0 1', null],
  ])('ends by %s after %s', (_name, moves, fen, ending) => {
    expect(playAll(moves, fen).ending).toEqual(ending);
  });
  it.each([
    ['threefold', 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8', undefined, 'threefold'],
    ['threefold, not yet', 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1', undefined, null],
    ['fifty moves', 'a1a2', 'k7/8/8/8/8/8/7R/K7 w - - 99 80', 'fiftyMoves'],
    ['fifty moves, not yet', 'a1a2', 'k7/8/8/8/8/8/7R/K7 w - - 98 80', null],
  ])('may be claimed as a draw: %s', (_name, moves, fen, claim) => {
    expect(playAll(moves, fen)).toMatchObject({ ending: null, claim });
  });
  it.each([
    ['a bare king', 'k7/8/8/8/8/8/7R/K7 w - - 0 1', 'b', true],
    ['a knight against a queen', 'kn6/8/8/8/8/8/7Q/K7 w - - 0 1', 'b', true],
    ['a knight against a pawn, which may stand in its king’s way', 'kn6/8/8/8/8/8/7P/K7 w - - 0 1', 'b', false],
    ['two knights', 'knn5/8/8/8/8/8/7Q/K7 w - - 0 1', 'b', false],
    ['a bishop against a rook', 'kb6/8/8/8/8/8/7R/K7 w - - 0 1', 'b', true],
    ['a bishop against one of the other colour', 'kb6/8/8/8/8/8/8/KB6 w - - 0 1', 'b', false],
  ] as const)('has nothing to mate with: %s', (_name, fen, side, without) => {
    expect(cannotMate(readFen(fen)!, side)).toBe(without);
  });
  it('a time that is up loses, unless the other has nothing to mate with', () => {
    expect(endingOfTime(newChess(), 'w')).toEqual({ kind: 'timeUp', winner: 'b' });
    expect(endingOfTime(chessFrom('k7/8/8/8/8/8/7R/K7 w - - 0 1')!, 'w')).toEqual({ kind: 'timeUpDrawn' });
  });
});
