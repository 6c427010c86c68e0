import { Suspense } from 'react';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { useStage } from './useStage.ts';

const ViewerStage = lazyPart(() => import('./ViewerStage.tsx'));

/** Stands once beside the routes, above no screen: loads the picture's code when the first room has something to show. */
export const StageGate = () =>
  useStage((state) => state.show !== null) ? (
    <Suspense>
      <ViewerStage />
    </Suspense>
  ) : null;
