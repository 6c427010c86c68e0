import { Suspense } from 'react';
import { useLoggedIn } from '../hooks/useViewer.ts';
import { iconButton } from '../parts/IconButton.css.ts';
import { lazyPart } from '../parts/lazyPart.tsx';

/** Comes with all that stands behind a page. */
const Bell = lazyPart(async () => ({ default: (await import('./Behind.tsx')).Bell }));

/** A member's bell, which keeps its place until it is there. */
export const BellSlot = () =>
  useLoggedIn() && (
    <Suspense fallback={<span className={iconButton} />}>
      <Bell />
    </Suspense>
  );
