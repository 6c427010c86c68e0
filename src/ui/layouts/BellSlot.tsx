import { Suspense } from 'react';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useLoggedIn } from '../hooks/useViewer.ts';
import { forMembers } from '../kit/forWhom.css.ts';
import { iconButton } from '../kit/IconButton.css.ts';
import { lazyPart } from '../kit/lazyPart.tsx';

/** One shared import: each further one would list all its files again. */
export const loadBehind = () => import('./Behind.tsx');

/** Part of the `Behind` chunk. */
const Bell = lazyPart(async () => ({ default: (await loadBehind()).Bell }));

/** A member's bell; its space is reserved until it is loaded. */
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
