import { Suspense, useCallback, useState } from 'react';
import { useSoon } from '../hooks/useSoon.ts';
import { useSpoiler } from '../hooks/useSpoiler.ts';
import { lazyPart } from '../kit/lazyPart.tsx';

const Tipsters = lazyPart(() => import('./Tipsters.tsx'));
const SOON_MS = 6000;

/** The podium comes behind everything that a visit is for, and stands last, so that nothing moves. TI-9: or not at all. */
export const LateTipsters = () => {
  const [soon, setSoon] = useState(false);
  useSoon(
    useCallback(() => setSoon(true), []),
    SOON_MS,
  );
  const { hideOdds } = useSpoiler();
  if (!soon || hideOdds) return null;
  return (
    <Suspense>
      <Tipsters />
    </Suspense>
  );
};
