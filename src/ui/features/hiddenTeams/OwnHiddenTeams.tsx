import { Suspense } from 'react';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { useSpoiler } from '../../hooks/useSpoiler.ts';
import { lazyPart } from '../../kit/lazyPart.tsx';

const HiddenTeams = lazyPart(() => import('./HiddenTeams.tsx'));

/** B2: below the choice whose results are hidden, where one's own are. */
export const OwnHiddenTeams = ({ name }: { readonly name: string }) => {
  const { policy } = useSpoiler();
  return useHydrated() && policy === 'mine' ? (
    <Suspense>
      <HiddenTeams name={name} />
    </Suspense>
  ) : null;
};
