import { Suspense } from 'react';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { place } from './place.css.ts';
import type { ThreadProps } from './Thread.tsx';

const Thread = lazyPart(() => import('./Thread.tsx'), { painted: true });

/**
 * NE-8: the same thread on pages that the origin paints with its first comments, which a browser without script reads
 * too. Its code comes with the page's.
 */
export const PaintedComments = (props: ThreadProps) => (
  <div className={place} data-part="comments">
    <Suspense>
      <Thread {...props} />
    </Suspense>
  </div>
);
