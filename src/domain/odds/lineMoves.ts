import type { StopReason } from './market.ts';

/** How many moves of a line are told: the opening, and the latest ones. */
export const MOVES_MOST = 60;

/** A minute of the match, where the source knows it. */
interface At {
  /** Epoch milliseconds. */
  readonly ts: number;
  readonly minute?: number;
  readonly added?: number;
}

/** What a source told of a market: the line from then on, or that no prices could be had. */
export interface LineTold extends At {
  /** Absent for the winner, which has no line. */
  readonly line?: number;
  readonly suspended: boolean;
  readonly reason?: StopReason;
}

/** MC-8: the opening of a market, another line, or a time without prices. */
export interface LineMove extends At {
  readonly lineMove: 'opened' | 'moved' | 'stopped';
  /** From then on; of a stop the one that stood. */
  readonly line?: number;
  /** The line before a move. */
  readonly from?: number;
  /** Of a move behind a stop: since when there had been no prices. */
  readonly stoppedTs?: number;
  /** Of a stop: when prices were back; absent while they are not. */
  readonly untilTs?: number;
  /** Why there were no prices, where the source says so. */
  readonly reason?: StopReason;
}

const atOf = ({ ts, minute, added }: At): At => ({
  ts,
  ...(minute !== undefined && { minute }),
  ...(added !== undefined && { added }),
});
const lineIn = (line: number | undefined) => line !== undefined && { line };
const reasonIn = (reason: StopReason | undefined) => reason !== undefined && { reason };

/** The end of a stop: the line that prices came back with is told with it. */
const backFrom = (stop: LineTold, told: LineTold, line: number | undefined): LineMove => {
  if (told.line === line)
    return { ...atOf(stop), lineMove: 'stopped', ...lineIn(line), untilTs: told.ts, ...reasonIn(stop.reason) };
  return {
    ...{ ...atOf(told), lineMove: 'moved', ...lineIn(told.line), stoppedTs: stop.ts },
    ...(line !== undefined && { from: line }),
    ...reasonIn(stop.reason),
  };
};

/** How a line moved, from all that was told of it in order, the earliest first. */
export const lineMovesOf = (all: readonly LineTold[]): readonly LineMove[] => {
  const moves: LineMove[] = [];
  let line: number | undefined;
  let stop: LineTold | null = null;
  for (const told of all) {
    if (told.suspended) {
      if (moves.length > 0) stop ??= told;
      continue;
    }
    if (moves.length === 0) moves.push({ ...atOf(told), lineMove: 'opened', ...lineIn(told.line) });
    else if (stop) moves.push(backFrom(stop, told, line));
    else if (told.line !== line)
      moves.push({ ...atOf(told), lineMove: 'moved', ...lineIn(told.line), ...(line !== undefined && { from: line }) });
    stop = null;
    line = told.line;
  }
  if (stop) moves.push({ ...atOf(stop), lineMove: 'stopped', ...lineIn(line), ...reasonIn(stop.reason) });
  return moves.length > MOVES_MOST ? [moves[0]!, ...moves.slice(1 - MOVES_MOST)] : moves;
};

/** B1: what was known of a line's moves at a moment of the past: a stop that lasted then has no end yet. */
export const movesUntil = (moves: readonly LineMove[], until: number): readonly LineMove[] =>
  moves.flatMap((move): readonly LineMove[] => {
    const { ts, stoppedTs, untilTs, from, reason } = move;
    if (ts <= until) {
      if (untilTs === undefined || untilTs <= until) return [move];
      const { untilTs: _, ...lasting } = move;
      return [lasting];
    }
    if (stoppedTs === undefined || stoppedTs > until) return [];
    return [{ ts: stoppedTs, lineMove: 'stopped', ...lineIn(from), ...reasonIn(reason) }];
  });
