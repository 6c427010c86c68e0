import { Suspense } from 'react';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useLoggedIn } from '../hooks/useViewer.ts';
import { forMembers } from '../kit/forWhom.css.ts';
import { iconButton } from '../kit/IconButton.css.ts';
import { lazyPart } from '../kit/lazyPart.tsx';

/** Shared by all who want it: each import of its own would name all its files once more. */
export const loadBehind = () => import('./Behind.tsx');

/** Comes with all that stands behind a page. */
const Bell = lazyPart(async () => ({ default: (await loadBehind()).Bell }));

/** A member's bell, which keeps its place until it is there. */
export const BellSlot = () => {
  const member = useLoggedIn();
  if (!useHydrated()) return <span className={`${iconButton} ${forMembers}`} />;
  return (
    member && (
      <Suspense fallback={<span className={iconButton} />}>
        <Bell />
      </Suspense>
    )
  );
};
