import { use, type ComponentType } from 'react';
import { useHydrated } from '../hooks/useHydrated.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadWithStyles } from './styleSheets.ts';

/**
 * Delay in milliseconds after which a failed load can be repeated; shorter than the delay before a failed part is
 * rendered again.
 */
const ASK_AGAIN_MS = 1000;

interface LazyPartOptions {
  /**
   * Part of painted pages. `first`: its code is loaded before hydration (`loadPaintedParts`). `later`: it is shown as it
   * was painted until its code is there, which is loaded once the page is alive. React leaves it alone only as long as the
   * Suspense boundary around it is not rendered again, so that has to stand in a memoized component.
   */
  readonly painted?: 'first' | 'later';
}
const paintedParts = { first: new Set<() => Promise<unknown>>(), later: new Set<() => Promise<unknown>>() };

/**
 * Loads the painted parts of all loaded screens; a failure is handled by the part itself. The origin, which paints all of
 * them, loads the later ones too.
 */
export const loadPaintedParts = ({ later = false } = {}): Promise<unknown> =>
  Promise.allSettled([...paintedParts.first, ...(later ? paintedParts.later : [])].map((load) => load()));

/**
 * Like React's `lazy`, for something over or beside a page: if its code cannot be loaded, the page is shown without it,
 * and loading is repeated as long as it is needed (NAV-5). Painted pages do not contain it, unless `painted` is set.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  { painted }: LazyPartOptions = {},
): ComponentType<P> => {
  let asked: ReturnType<typeof load> | null = null;
  const ask = () => {
    const asking = loadWithStyles(load);
    asking.then(
      // React reads a promise with this status without suspending.
      (value) => Object.assign(asking, { status: 'fulfilled', value }),
      () => setTimeout(() => (asked = null), ASK_AGAIN_MS),
    );
    return asking;
  };
  if (painted) paintedParts[painted].add(() => (asked ??= ask()));
  const Loaded = (props: P) => {
    const { default: Content } = use((asked ??= ask()));
    return <Content {...props} />;
  };
  return (props) => {
    if (!useHydrated() && !painted) return null;
    return (
      <ErrorBoundary quiet>
        <Loaded {...props} />
      </ErrorBoundary>
    );
  };
};
