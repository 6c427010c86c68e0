import { useMemo, useSyncExternalStore } from 'react';
import { SPOILER_TEAMS } from '#domain/settings/keeping.ts';
import { FAVOURITES } from '#domain/football/favourites.ts';
import { idsIn } from '#domain/shared/idList.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useShield } from '../../hooks/useShield.ts';
import { useSpoiler } from '../../hooks/useSpoiler.ts';

export interface HiddenTeams {
  readonly ids: readonly string[];
  /** No more than these can be hidden. */
  readonly full: boolean;
  readonly hide: (id: string, on: boolean) => void;
}

/** B2: the teams whose results are hidden beside those of what the viewer booked and follows. */
export const useHiddenTeams = (): HiddenTeams => {
  const { spoiler, storage } = useApp();
  const { policy } = useSpoiler();
  const shield = useShield();
  const text = useSyncExternalStore(
    spoiler.subscribe,
    () => storage.read(SPOILER_TEAMS),
    () => null,
  );
  return useMemo(() => {
    const ids = idsIn(text);
    return {
      ids,
      full: ids.length >= FAVOURITES.most,
      hide: (id, on) => {
        const others = ids.filter((one) => one !== id);
        const next = on ? [...others, id] : others;
        shield.choose(on && policy === 'off' ? 'mine' : policy, next);
      },
    };
  }, [text, policy, shield]);
};
