import { describe, expect, it } from 'vitest';
import { legalMoves, moveText } from './moves.ts';
import { FIRST_FEN, readFen } from './position.ts';
import { pgnOf, readTyped, sanOf, written } from './san.ts';

const sanIn = (fen: string, text: string): string => {
  const position = readFen(fen)!;
  return sanOf(
    position,
    legalMoves(position).find((move) => moveText(move) === text)!,
  );
};

describe('GA-11: chess moves as players write them', () => {
  it.each([
    ['a pawn', FIRST_FEN, 'e2e4', 'e4'],
    ['a piece', FIRST_FEN, 'g1f3', 'Nf3'],
    ['taking with a pawn', 'k7/8/8/3p4/4P3/8/8/K7 w - - 0 1', 'e4d5', 'exd5'],
    ['taking in passing', 'k7/8/8/3pP3/8/8/8/K7 w - d6 0 1', 'e5d6', 'exd6'],
    ['two on one row', 'k7/8/8/8/8/8/K7/R6R w - - 0 1', 'a1d1', 'Rad1'],
    ['two on one file', 'k7/8/R7/8/8/8/1K6/R7 w - - 0 1', 'a1a3', 'R1a3+'],
    ['three, by the whole square', '2k5/8/8/8/4Q2Q/8/1K6/7Q w - - 0 1', 'h4e1', 'Qh4e1'],
    ['castling', '2k5/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1g1', 'O-O'],
    ['long castling', '3k4/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1c1', 'O-O-O+'],
    ['promotion', '7k/P7/8/8/8/8/8/K7 w - - 0 1', 'a7a8n', 'a8=N'],
    ['mate', '6k1/5ppp/8/8/8/8/8/KR6 w - - 0 1', 'b1b8', 'Rb8#'],
  ])('%s', (_name, fen, text, san) => {
    expect(sanIn(fen, text)).toBe(san);
    expect(moveText(readTyped(readFen(fen)!, san)!)).toBe(text);
    expect(moveText(readTyped(readFen(fen)!, text)!)).toBe(text);
  });
  it('are understood as people type them, and refused where two are meant', () => {
    const first = readFen(FIRST_FEN)!;
    expect(moveText(readTyped(first, ' nf3 ')!)).toBe('g1f3');
    expect(moveText(readTyped(readFen('7k/P7/8/8/8/8/8/K7 w - - 0 1')!, 'a8')!)).toBe('a7a8q');
    expect(moveText(readTyped(readFen('k7/8/8/8/8/8/8/R3K2R w KQ - 0 1')!, '0-0')!)).toBe('e1g1');
    expect(readTyped(first, 'e5')).toBeNull();
    expect(readTyped(readFen('k7/8/8/8/8/8/K7/R6R w - - 0 1')!, 'Rd1')).toBeNull();
  });
  it('prefer what is written exactly: b takes is a pawn, B a bishop', () => {
    const position = readFen('7k/8/8/2p5/1P1B4/8/8/7K w - - 0 1')!;
    expect(moveText(readTyped(position, 'bxc5')!)).toBe('b4c5');
    expect(moveText(readTyped(position, 'Bxc5')!)).toBe('d4c5');
  });
  it('make a PGN that other programs read', () => {
    const sans = written('f2f3 e7e5 g2g4 d8h4'.split(' ')).map(({ san }) => san);
    expect(sans).toEqual(['f3', 'e5', 'g4', 'Qh4#']);
    const head = { white: 'An "A"', black: 'Bình', date: '2026.11.23', timeControl: '180+2' };
    const pgn = pgnOf(sans, { ...head, ending: { kind: 'mate', winner: 'b' } });
    expect(pgn).toContain('[White "An \\"A\\""]');
    expect(pgn.endsWith('1. f3 e5 2. g4 Qh4# 0-1\n')).toBe(true);
    const long = pgnOf(
      Array.from({ length: 60 }, () => 'Nf3'),
      { ...head, ending: null },
    );
    expect(Math.max(...long.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});
