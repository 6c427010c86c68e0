import { Suspense } from 'react';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { lazyPart } from '../../kit/lazyPart.tsx';
import type { MovingPictureProps } from './MovingPicture.tsx';

/** Resolves once the browser has nothing better to do, or after two seconds; at once where it cannot tell. */
const idle = () =>
  new Promise((done) => ('requestIdleCallback' in window ? requestIdleCallback(done, { timeout: 2000 }) : done(null)));

const MovingPicture = lazyPart(async () => {
  await idle();
  return import('./MovingPicture.tsx');
});

/** V-12, V-14: lets a still come to life by the clip over it, where it may; its code comes after everything else. */
export const Moving = (props: MovingPictureProps) => {
  // Nothing of it is painted: React would hydrate the empty place later than the page around it, which may have changed.
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <MovingPicture {...props} />
    </Suspense>
  );
};
