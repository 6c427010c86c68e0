import { useEffect } from 'react';
import { idsIn } from '#domain/shared/idList.ts';
import { moveFavourite } from '#machines/tv/tv.acts.ts';
import { TV_KEPT } from '#machines/tv/tv.memory.ts';
import { useApp } from '../hooks/useApp.ts';
import { press } from '../app/press.ts';

/** TV-5: who logs in takes along what was a favourite on this device; what could not be told stays for the next time. */
export default function MoveFavourites() {
  const app = useApp();
  useEffect(() => {
    const { storage } = app;
    const move = async () => {
      for (const channelId of idsIn(storage.read(TV_KEPT.favourites))) {
        const end = await press(app, moveFavourite, { channelId });
        const isSettled = end.kind === 'done' || (end.kind === 'failed' && end.failure.kind === 'refused');
        if (!isSettled) return;
        const left = idsIn(storage.read(TV_KEPT.favourites)).filter((id) => id !== channelId);
        storage.write(TV_KEPT.favourites, left.join(' ') || null);
      }
    };
    void move();
  }, [app]);
  return null;
}
