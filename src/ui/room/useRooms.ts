import { useCallback } from 'react';
import { useStage } from '../features/player/useStage.ts';
import { useApp } from '../hooks/useApp.ts';
import { useLayer } from '../hooks/useLayer.ts';
import { useShell } from '../hooks/useShell.ts';
import { ROOMS_LAYER } from './rail.ts';

/** The other rooms: on a phone a layer, which Back closes; in a wide window a rail, which stays from room to room. */
export const useRooms = (): Pick<ReturnType<typeof useLayer>, 'open' | 'show' | 'hide'> => {
  const { stage } = useApp();
  const layer = useLayer(ROOMS_LAYER);
  const open = useStage((state) => state.rail);
  const show = useCallback(() => stage.arrange({ rail: true }), [stage]);
  const hide = useCallback(() => stage.arrange({ rail: false }), [stage]);
  return useShell() === 'mobile' ? layer : { open, show, hide };
};
