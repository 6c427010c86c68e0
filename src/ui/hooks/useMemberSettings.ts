import { useSyncExternalStore } from 'react';
import type { Settings } from '#domain/settings/settings.ts';
import { selectSettings } from '#machines/settings/settings.selectors.ts';
import { useSelector } from './useSelector.ts';
import { useEarlySession } from './useSession.ts';

const nobody = () => () => {};

/** The member's settings; null for a guest, and until they are loaded. */
export const useMemberSettings = (): Settings | null => {
  const settings = useEarlySession()?.settings;
  const actor =
    useSyncExternalStore(
      settings?.subscribe ?? nobody,
      () => settings?.now() ?? null,
      () => null,
    ) ?? undefined;
  return useSelector(actor, (snapshot) => (snapshot ? selectSettings(snapshot) : null));
};
