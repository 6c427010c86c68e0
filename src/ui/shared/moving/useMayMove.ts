import { useSyncExternalStore } from 'react';
import { mayMove } from '#domain/media/mayMove.ts';
import { DATA_SAVER } from '#domain/settings/dataSaver.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useMedia } from '../../hooks/useMedia.ts';
import { lineNow } from '../line.ts';
import { media } from '../../theme/media.ts';

/** Whether pictures of rooms may move here and now. */
export const useMayMove = (): boolean => {
  const { stage, storage } = useApp();
  const wantsStill = useMedia(media.still);
  const streamPlays = useSyncExternalStore(stage.subscribe, () => stage.getSnapshot().show !== null);
  const line = lineNow();
  const savesData = line?.saveData === true || storage.read(DATA_SAVER) !== null;
  return mayMove({ wantsStill, savesData, streamPlays, line });
};
