import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Stream } from '#domain/match/match.ts';
import type { playerMachine } from '#machines/player/player.machine.ts';
import type { Quality } from '#domain/player/player.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useSelector } from '../../hooks/useSelector.ts';

/** Selects a part of the player's state; the selector must return a primitive or a reference from the context. */
export const usePlayer = <A>(select: (snapshot: SnapshotFrom<typeof playerMachine>) => A): A =>
  useSelector(useLive().player, select);

/** The player's commands as functions, so that components do not build events. */
export const usePlayerCommands = () => {
  const { player } = useLive();
  return useMemo(
    () => ({
      /** `cold`: the viewer came by the document's address, not by a press. */
      open: (streams: readonly Stream[], cold: boolean) => player.send({ type: 'player.open', streams, cold }),
      close: () => player.send({ type: 'player.close' }),
      play: () => player.send({ type: 'player.play' }),
      pause: () => player.send({ type: 'player.pause' }),
      /** A press on the video. */
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
