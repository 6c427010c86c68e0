import { Suspense } from 'react';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { place } from './SocialBar.css.ts';
import type { SocialBarProps } from './SocialBarParts.tsx';

const Parts = lazyPart(() => import('./SocialBarParts.tsx'));

/** How often something was seen and what members felt about it, in a place that is kept free for it; `inset` where nothing around it has a padding. */
export const SocialBar = ({ inset, ...props }: SocialBarProps & { readonly inset?: boolean }) => (
  <div className={place} data-inset={inset || undefined}>
    <Suspense>
      <Parts {...props} />
    </Suspense>
  </div>
);
