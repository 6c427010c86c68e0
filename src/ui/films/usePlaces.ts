import { useMemo } from 'react';
import type { Season } from '#domain/films/film.ts';
import { SOCIAL, type Progress } from '#domain/social/social.ts';
import { filmPlaces } from '#machines/films/films.resources.ts';
import { placesOn } from '#machines/vod/vod.places.ts';
import { useApp } from '../hooks/useApp.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useResource } from '../hooks/useResource.ts';
import { useLoggedIn } from '../hooks/useViewer.ts';

/** FI-2: how far the viewer is in each episode of a season; nothing on a painted page, which is for everybody. */
export const usePlaces = ({ episodes }: Season): ReadonlyMap<string, Progress> => {
  const { storage } = useApp();
  const alive = useHydrated();
  const member = useLoggedIn();
  const targets = useMemo(
    () =>
      member
        ? episodes.slice(0, SOCIAL.targetsAtOnce).map(({ episodeId: id }) => ({ type: 'episode', id }) as const)
        : [],
    [member, episodes],
  );
  const { value } = useResource(filmPlaces, { targets });
  return useMemo(() => {
    if (!alive) return new Map();
    return new Map((member ? (value ?? []) : placesOn(storage).all()).map((place) => [place.target.id, place]));
  }, [alive, member, storage, value]);
};
