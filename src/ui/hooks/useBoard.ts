import { useEffect } from 'react';
import type { Board, BoardSport } from '#domain/match/board/board.ts';
import { useApp } from './useApp.ts';
import { useOverview } from './useOverview.ts';

/** The origin answers the same for a second, so the news is there a little after its instant. */
const AFTER_MS = 300;
/** Everybody has the same instant in mind; they ask one after another. */
const SPREAD_MS = 700;

/** The board of a match, asked for again when it says that there will be something new; null where it has none yet. */
export const useBoard = <S extends BoardSport>(
  sport: S,
  fixtureId: string,
): Extract<Board, { readonly sport: S }> | null => {
  const { clock } = useApp();
  const { value, retry, follows } = useOverview(fixtureId);
  const board = value?.board;
  const nextAt = board?.nextAt;
  useEffect(() => {
    // What follows the picture is asked for where that is.
    if (nextAt === undefined || follows) return;
    const wait = Math.max(0, nextAt - clock.now()) + AFTER_MS + (nextAt % SPREAD_MS);
    const timer = window.setTimeout(() => {
      if (!document.hidden) retry();
    }, wait);
    return () => window.clearTimeout(timer);
  }, [clock, nextAt, follows, retry]);
  return board?.sport === sport ? (board as Extract<Board, { readonly sport: S }>) : null;
};
