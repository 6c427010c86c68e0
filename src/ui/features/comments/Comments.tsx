import { Suspense } from 'react';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { place } from './place.css.ts';
import type { ThreadProps } from './Thread.tsx';

const Thread = lazyPart(() => import('./Thread.tsx'));

/** NE-8: what members write under a thing, at the end of its page. Its code comes once the page is alive. */
export const Comments = (props: ThreadProps) => (
  <div className={place} data-part="comments" data-bare={props.bare || undefined}>
    <Suspense>
      <Thread {...props} />
    </Suspense>
  </div>
);
