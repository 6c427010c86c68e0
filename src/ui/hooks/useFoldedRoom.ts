import { useEffect } from 'react';
import type { Stubs } from '../app/vod.ts';
import { useApp } from './useApp.ts';
import { useLive } from './useLive.ts';

/** The room that played folds into a stub, which `leave` keeps: one picture and one sound at a time. */
export const useFoldedRoom = (leave: Stubs['leave']): void => {
  const { stage } = useApp();
  const { player } = useLive();
  useEffect(() => {
    const { show } = stage.getSnapshot();
    if (!show) return;
    leave({ id: `room:${show.id}`, title: show.title, path: show.path, atS: null });
    player.send({ type: 'player.close' });
    stage.show(null);
  }, [player, stage, leave]);
};
