import { Suspense } from 'react';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { lazyPart } from '../../kit/lazyPart.tsx';
import type { OddsSectionProps } from './OddsSection.tsx';

const OddsSection = lazyPart(() => import('./OddsSection.tsx'));

/** The odds of a match on its page; their code comes with their first use, and the page is alive without it. */
export const MatchOddsSection = (props: OddsSectionProps) => {
  // A boundary that was there before would hold back all that turns alive with it.
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <OddsSection {...props} />
    </Suspense>
  );
};
