import { useMemo } from 'react';
import { followedTeams } from '#machines/football/followedTeams.resources.ts';
import { useDeviceFavourites } from '../features/social/useDeviceFavourites.ts';
import { useResource, type Seen } from '../hooks/useResource.ts';
import { useLoggedIn } from '../hooks/useViewer.ts';

export interface MyTeams extends Pick<Seen<unknown>, 'failure' | 'retry' | 'busy'> {
  /** Null while those of a member are not known. */
  readonly ids: ReadonlySet<string> | null;
}

/** The teams that the viewer follows: a member's own, or what a guest's device keeps. Asks nobody while it is off. */
export const useMyTeams = (on: boolean): MyTeams => {
  const loggedIn = useLoggedIn();
  const kept = useDeviceFavourites();
  const { value, failure, retry, busy } = useResource(followedTeams, { wanted: on && loggedIn });
  const ids = useMemo(
    () => (loggedIn ? value && new Set(value) : new Set(kept.flatMap(({ type, id }) => (type === 'team' ? [id] : [])))),
    [loggedIn, value, kept],
  );
  return { ids, failure, retry, busy };
};
