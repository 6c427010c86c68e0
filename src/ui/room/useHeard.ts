import { isMuted, selectPlayback } from '#machines/player/player.selectors.ts';
import { usePlayer } from '../features/player/usePlayer.ts';
import { useStage } from '../features/player/useStage.ts';

/** V-2: whether the voice of this room's commentator is heard now: its stream plays here, and with sound. */
export const useHeard = (roomId: string | null): boolean => {
  const here = useStage((state) => state.show?.id === roomId);
  const playing = usePlayer((snapshot) => selectPlayback(snapshot) === 'playing');
  const muted = usePlayer(isMuted);
  return here && playing && !muted;
};
