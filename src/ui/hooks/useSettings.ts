import { use, useMemo } from 'react';
import { selectKeeping, selectSettings, selectSettingsFailure } from '#machines/settings/settings.selectors.ts';
import type { Change } from '#domain/settings/change.ts';
import { useSelector } from './useSelector.ts';
import { useSession } from './useSession.ts';

/** The settings for a page that changes them; suspends until their code is there. */
export const useSettings = () => {
  const { settings } = useSession();
  const actor = settings.now() ?? use(settings.load());
  const commands = useMemo(
    () => ({
      /** Keeps it at once; what failed is tried again. */
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
