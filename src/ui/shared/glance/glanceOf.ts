import { pointsOf, quarterName, type BasketballBoard } from '#domain/match/board/basketball.ts';
import type { Board } from '#domain/match/board/board.ts';
import { tablePoints, type CasinoBoard } from '#domain/match/board/casino.ts';
import { mapNumber, mapScore, type EsportBoard } from '#domain/match/board/esport.ts';
import type { MarbleBoard } from '#domain/match/board/marble.ts';
import { gapText, isStale, leftText, timeLeft, timePassed, type Pair } from '#domain/match/board/timer.ts';
import { clockDuration, duration } from '#domain/shared/duration.ts';
import type { Words } from '../../hooks/useWords.ts';

/** Who or what a line of a glance is about, and its figure: the leader of a race, a hand of a table. */
export interface GlanceLine {
  readonly sign: { readonly ball: string } | { readonly hand: 'banker' | 'player' };
  readonly name: string;
  readonly value: string;
  /** The value is a figure of the board, not a word. */
  readonly figure: boolean;
}
/** What a card has room for of its sport's board. */
export interface Glance {
  /** In place of two sides; none for a match that has them. */
  readonly lines: readonly GlanceLine[];
  readonly score: Pair | null;
  /** A second figure of each side, less than the score: kills. */
  readonly inside: Pair | null;
  /** The clock of the sport; null while nobody knows it. */
  readonly time: string | null;
  /** The part of the match, beside the clock. */
  readonly said: string;
}

type Say = Words<'board'>;
const sided = { lines: [], inside: null } as const;
const unsided = { score: null, inside: null } as const;

const ofBasketball = (board: BasketballBoard, t: Say, now: number): Glance => {
  const { overtime, number } = quarterName(board.quarter);
  return {
    ...sided,
    score: pointsOf(board),
    time: board.state === 'playing' ? leftText(timeLeft(board.clock, board, now)) : null,
    said: board.state === 'break' ? t('breakShort') : t(overtime ? 'overtime' : 'quarter', { number }),
  };
};
const ofEsport = (board: EsportBoard, t: Say, now: number): Glance => ({
  ...sided,
  score: mapScore(board),
  inside: board.kills,
  time: board.state === 'playing' ? clockDuration(timePassed(board.clock, board, now) / 1000) : null,
  said: t(board.state === 'draft' ? 'draft' : 'map', { number: mapNumber(board), of: board.bestOf }),
});
const ofMarble = (board: MarbleBoard, t: Say, now: number): Glance => {
  const { heat, heats, lap, laps } = board;
  const [first, second] = board.order;
  const lines: GlanceLine[] = [];
  if (first) lines.push({ sign: { ball: first.colour }, name: first.name, value: t('leadsShort'), figure: false });
  if (second && second.gapMs !== null)
    lines.push({ sign: { ball: second.colour }, name: second.name, value: gapText(second.gapMs), figure: true });
  return {
    ...unsided,
    lines,
    time: board.state === 'racing' ? clockDuration(timePassed(board.clock, board, now) / 1000) : null,
    said: t(board.state === 'racing' ? 'lapOf' : 'heatOf', { heat, heats, lap, laps }),
  };
};
const turnWords = { waiting: 'firstCard', dealing: 'nextCard', shown: 'nextHand', over: 'closed' } as const;
const ofCasino = (board: CasinoBoard, t: Say, now: number): Glance => {
  const [banker, player] = tablePoints(board);
  return {
    ...unsided,
    lines: [
      { sign: { hand: 'banker' }, name: t('banker'), value: String(banker), figure: true },
      { sign: { hand: 'player' }, name: t('player'), value: String(player), figure: true },
    ],
    time: board.state === 'over' ? null : duration(Math.ceil(timeLeft(board.turn, board, now) / 1000)),
    said: t('handTurn', { round: board.round, turn: t(turnWords[board.state]) }),
  };
};

const plain = (board: Board, t: Say, now: number): Glance => {
  switch (board.sport) {
    case 'basketball':
      return ofBasketball(board, t, now);
    case 'esport':
      return ofEsport(board, t, now);
    case 'marble':
      return ofMarble(board, t, now);
    case 'casino':
      return ofCasino(board, t, now);
  }
};

/** A board in two lines, a clock and a few words; a clock that heard nothing for too long is not shown. */
export const glanceOf = (board: Board, t: Say, now: number): Glance => {
  const glance = plain(board, t, now);
  const timer = board.sport === 'casino' ? board.turn : board.clock;
  return isStale(timer, board, now) ? { ...glance, time: null } : glance;
};
