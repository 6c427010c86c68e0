import { memo, Suspense } from 'react';
import { targetText } from '#domain/social/social.ts';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { place } from './place.css.ts';
import type { ThreadProps } from './Thread.tsx';

const Thread = lazyPart(() => import('./Thread.tsx'), { painted: 'later' });

const isSame = (before: ThreadProps, now: ThreadProps): boolean =>
  targetText(before.target) === targetText(now.target) &&
  (['name', 'folded', 'bare', 'inset'] as const).every((one) => before[one] === now[one]);

/**
 * NE-8: what members write under a thing, at the end of its page. The origin paints the first of it, which a browser
 * without script reads too; its code comes once the page is alive.
 */
export const Comments = memo(
  (props: ThreadProps) => (
    <div
      className={place}
      data-part="comments"
      data-bare={props.bare || undefined}
      data-inset={props.inset || undefined}
    >
      <Suspense>
        <Thread {...props} />
      </Suspense>
    </div>
  ),
  isSame,
);
