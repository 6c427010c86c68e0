import { useEffect } from 'react';
import { KEPT_FAVOURITES } from '#domain/football/keptFavourites.ts';
import { useApp } from '../hooks/useApp.ts';
import { useLoggedIn, useViewer } from '../hooks/useViewer.ts';

/** TP-5: once somebody is a member, what this device kept of a guest becomes the member's, whatever page is open. */
export const useMergedFavourites = (): void => {
  const app = useApp();
  const loggedIn = useLoggedIn();
  const userId = useViewer()?.userId ?? null;
  const member = loggedIn ? userId : null;
  useEffect(() => {
    if (member === null || app.storage.read(KEPT_FAVOURITES) === null) return;
    const merge = async () => (await import('../features/social/mergeFavourites.ts')).mergeFavourites(app);
    // The next page that is opened tries again.
    void merge().catch(() => undefined);
  }, [app, member]);
};
