import { Suspense } from 'react';
import { isForAdults } from '#domain/routing/adults.ts';
import { selectFound } from '#machines/navigation/navigation.selectors.ts';
import { useAdult } from '../hooks/useAdult.ts';
import { useApp } from '../hooks/useApp.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { lazyPart } from '../kit/lazyPart.tsx';

const AdultsNotice = lazyPart(() => import('./AdultsNotice.tsx'));

/** Covers adult content until the viewer has confirmed their age; only this browser remembers it. */
export const AdultsOnly = () => {
  const { navigation } = useApp();
  const match = useSelector(navigation, selectFound);
  const tab = useQuery('tab');
  const part = useQuery('muc');
  const [adult, confirm] = useAdult();
  if (adult || !match || !isForAdults(match.route, tab, part)) return null;
  return (
    <Suspense>
      <AdultsNotice wholePage={isForAdults(match.route, null)} onConfirm={confirm} />
    </Suspense>
  );
};
