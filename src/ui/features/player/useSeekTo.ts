import { useCallback } from 'react';
import { selectBehindS, selectPosition } from '#machines/player/player.selectors.ts';
import { useLive } from '../../hooks/useLive.ts';
import { usePlayerCommands } from './usePlayer.ts';

/** Seeks to a moment of the stream's time, in epoch milliseconds; the edge is the latest. */
export const useSeekTo = (): ((moment: number) => void) => {
  const { player } = useLive();
  const { seekBehind } = usePlayerCommands();
  return useCallback(
    (moment: number) => {
      const snapshot = player.getSnapshot();
      const position = selectPosition(snapshot);
      if (position !== null) seekBehind(Math.max(0, selectBehindS(snapshot) + (position - moment) / 1000));
    },
    [player, seekBehind],
  );
};
