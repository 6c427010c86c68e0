import { useMemo } from 'react';
import { selectKeeping, selectSettings, selectSettingsFailure } from '#machines/settings/settings.selectors.ts';
import type { Change } from '#domain/settings/change.ts';
import { useLazy } from './useLazy.ts';
import { useSelector } from './useSelector.ts';
import { useSession } from './useSession.ts';

/** The settings for pages that change them; suspends until their code is loaded. */
export const useSettings = () => {
  const { settings } = useSession();
  const actor = useLazy(settings);
  const commands = useMemo(
    () => ({
      /** Saves a change at once; failed saves are retried. */
      change: (change: Change) => actor.send({ type: 'settings.change', change }),
      retry: () => actor.send({ type: 'settings.retry' }),
    }),
    [actor],
  );
  return {
    ...commands,
    settings: useSelector(actor, selectSettings),
    keeping: useSelector(actor, selectKeeping),
    failure: useSelector(actor, selectSettingsFailure),
  };
};
