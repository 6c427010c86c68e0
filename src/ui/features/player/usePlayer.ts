import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Stream } from '#domain/match/match.ts';
import type { playerMachine } from '#machines/player/player.machine.ts';
import type { Quality } from '#domain/player/player.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useSelector } from '../../hooks/useSelector.ts';

/** One thing about the page's player; the selector returns a primitive or a reference from the context. */
export const usePlayer = <A>(select: (snapshot: SnapshotFrom<typeof playerMachine>) => A): A =>
  useSelector(useLive().player, select);

/** What a viewer can ask of the player; components never spell its events. */
export const usePlayerCommands = () => {
  const { player } = useLive();
  return useMemo(
    () => ({
      /** `cold`: nothing was pressed to come here. */
      open: (streams: readonly Stream[], cold: boolean) => player.send({ type: 'player.open', streams, cold }),
      close: () => player.send({ type: 'player.close' }),
      play: () => player.send({ type: 'player.play' }),
      pause: () => player.send({ type: 'player.pause' }),
      /** A press on the picture. */
      press: () => player.send({ type: 'player.press' }),
      mute: () => player.send({ type: 'player.mute' }),
      unmute: () => player.send({ type: 'player.unmute' }),
      setVolume: (volume: number) => player.send({ type: 'player.setVolume', volume }),
      setQuality: (quality: Quality) => player.send({ type: 'player.setQuality', quality }),
      /** Seconds behind the live edge. */
      seekBehind: (seconds: number) => player.send({ type: 'player.seekBehind', seconds }),
      toEdge: () => player.send({ type: 'player.toEdge' }),
      retry: () => player.send({ type: 'player.retry' }),
    }),
    [player],
  );
};
