import { Suspense, useCallback, useState } from 'react';
import { useSoon } from '../hooks/useSoon.ts';
import { lazyPart } from '../kit/lazyPart.tsx';

const Late = lazyPart(() => import('./Late.tsx'));
const SOON_MS = 6000;

/** News and podium come behind everything that a visit is for, and stand last, so that nothing moves. */
export const LateParts = () => {
  const [soon, setSoon] = useState(false);
  useSoon(
    useCallback(() => setSoon(true), []),
    SOON_MS,
  );
  if (!soon) return null;
  return (
    <Suspense>
      <Late />
    </Suspense>
  );
};
