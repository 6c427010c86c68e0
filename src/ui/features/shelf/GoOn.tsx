import { memo, Suspense } from 'react';
import { SHELF_FILLED } from '#domain/social/shelfMark.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { useLoggedIn } from '../../hooks/useViewer.ts';
import { lazyPart } from '../../kit/lazyPart.tsx';
import * as styles from './GoOn.css.ts';

const Shelf = lazyPart(() => import('./Shelf.tsx'));

/** `strip`: one row of small things above what a page is for. `shelf`: all of it, with the time that one has. */
export type ShelfLook = 'strip' | 'shelf';

/**
 * X29: where the viewer was. It is their own, so a painted page comes without it, but leaves its place where there was
 * something the last time.
 */
export const GoOn = memo(({ look }: { readonly look: ShelfLook }) => (
  <div className={styles.place} data-look={look}>
    {useHydrated() && <Own look={look} />}
  </div>
));

const Own = ({ look }: { readonly look: ShelfLook }) => {
  const { storage } = useApp();
  return useLoggedIn() || storage.read(SHELF_FILLED) !== null ? (
    <Suspense>
      <Shelf look={look} />
    </Suspense>
  ) : null;
};
