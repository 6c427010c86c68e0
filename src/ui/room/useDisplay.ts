import { useCallback, useState } from 'react';
import { ROOM_DISPLAY } from '#domain/colour/pageColour.ts';
import type { RoomDisplay } from '#domain/room/display.ts';
import { useApp } from '../hooks/useApp.ts';

/** LIVE-3: normal or Theater, remembered for all rooms. */
export const useDisplay = (): readonly [RoomDisplay, (display: RoomDisplay) => void] => {
  const { storage } = useApp();
  const [display, setDisplay] = useState<RoomDisplay>(() =>
    storage.read(ROOM_DISPLAY) === 'theater' ? 'theater' : 'normal',
  );
  const choose = useCallback(
    (next: RoomDisplay) => {
      setDisplay(next);
      storage.write(ROOM_DISPLAY, next);
    },
    [storage],
  );
  return [display, choose];
};
