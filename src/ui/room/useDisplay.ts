import { useCallback, useState } from 'react';
import type { RoomDisplay } from '#domain/live/live.ts';
import { useApp } from '../hooks/useApp.ts';

const KEY = 'room.display';

/** Normal or Theater (LIVE-3), remembered for every room. */
export const useDisplay = (): readonly [RoomDisplay, (display: RoomDisplay) => void] => {
  const { storage } = useApp();
  const [display, setDisplay] = useState<RoomDisplay>(() => (storage.read(KEY) === 'theater' ? 'theater' : 'normal'));
  const choose = useCallback(
    (next: RoomDisplay) => {
      setDisplay(next);
      storage.write(KEY, next);
    },
    [storage],
  );
  return [display, choose];
};
