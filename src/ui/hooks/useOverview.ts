import type { Overview } from '#domain/football/overview.ts';
import { overview } from '#machines/schedule/schedule.resources.ts';
import { usePictured } from './usePictured.ts';
import { useResource, type Seen } from './useResource.ts';

/** B1: the events and figures of a match until the moment of the picture, if there is one. */
export const useOverview = (fixtureId: string): Seen<Overview> & { readonly follows: boolean } => {
  const seen = useResource(overview, { fixtureId });
  const then = usePictured('overview', fixtureId);
  return then === undefined ? { ...seen, follows: false } : { ...seen, value: then, follows: true };
};
