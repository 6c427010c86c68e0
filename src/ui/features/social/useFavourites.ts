import { useMemo } from 'react';
import type { FavouriteType } from '#domain/football/favourites.ts';
import { turns } from '#machines/social/social.acts.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useAct } from '../../hooks/useAct.ts';
import { useLoggedIn } from '../../hooks/useViewer.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useSocialWhyNot } from './useSocialWhyNot.ts';
import { deviceFavouritesIn } from './deviceFavourites.ts';

/** What of football can be followed, with its name for the words. */
export interface Followable {
  readonly type: FavouriteType;
  readonly id: string;
  readonly name: string;
}

/** Follows and ends it, for members at the origin and for guests on this device; a toast takes it back. */
export const useFollowing = () => {
  const { storage, clock } = useApp();
  const notify = useNotify();
  const t = useWords('social');
  const loggedIn = useLoggedIn();
  const whyNot = useSocialWhyNot();
  const { press: turn } = useAct(turns.follow, { whyNot });
  return useMemo(() => {
    const device = deviceFavouritesIn(storage);
    const set = ({ type, id }: Followable, on: boolean): void => {
      if (loggedIn) void turn({ target: { type, id }, on });
      else if (on) device.add({ type, id, clientId: clock.id() });
      else device.remove({ type, id });
    };
    return (what: Followable, on: boolean): void => {
      set(what, on);
      const text = t(on ? 'followedNow' : 'unfollowedNow', { name: what.name });
      notify('success', text, { label: t('undo'), run: () => set(what, !on) });
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `turn` does the same at every render
  }, [storage, clock, loggedIn, notify, t]);
};
