import { Suspense } from 'react';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { useStage } from './useStage.ts';

const ViewerStage = lazyPart(() => import('./ViewerStage.tsx'));

/** Rendered once, beside the routes: loads the player's code when the first room has a stream. */
export const StageGate = () =>
  useStage((state) => state.show !== null) ? (
    <Suspense>
      <ViewerStage />
    </Suspense>
  ) : null;
