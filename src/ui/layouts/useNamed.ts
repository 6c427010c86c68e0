import { useEffect } from 'react';
import type { FoundRoute } from '#domain/routing/findRoute.ts';
import { ODDS_HIDDEN, pageKey, type Places } from '#domain/routing/pageTitle.ts';
import { useSpoiler } from '../hooks/useSpoiler.ts';
import { useWords } from '../hooks/useWords.ts';

export interface NameProps {
  readonly found: FoundRoute;
  readonly onNamed: (title: string) => void;
}

/** Reports the title once everything that it names is known; until then `places` is null. */
export const useNamed = ({ found, onNamed }: NameProps, places: Places | null): void => {
  const t = useWords('titles');
  const { hideOdds } = useSpoiler();
  const key = hideOdds && found.route.ofOdds ? ODDS_HIDDEN : pageKey(found);
  const title = places && t(key, places);
  useEffect(() => {
    // Words that could not be loaded give their key: then the origin's title stays.
    if (title !== null && title !== key) onNamed(title);
  }, [title, key, onNamed]);
};
