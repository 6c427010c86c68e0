import { use, type ComponentType } from 'react';
import { useHydrated } from '../hooks/useHydrated.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadWithStyles } from './styleSheets.ts';

/** After this code that could not be had may be asked for again, in milliseconds; sooner than what broke is drawn anew. */
const ASK_AGAIN_MS = 1000;

interface LazyPartOptions {
  /** It belongs to what the origin paints; its code is then there before the page is taken over (`loadPaintedParts`). */
  readonly painted?: true;
}
const paintedParts = new Set<() => Promise<unknown>>();

/** Loads the parts that a painted page holds, of all screens that are loaded; one that cannot be had is left to the page itself. */
export const loadPaintedParts = (): Promise<unknown> => Promise.allSettled([...paintedParts].map((load) => load()));

/**
 * As React's `lazy`, for something over or beside a page: where its code cannot be had the page stays without it, and
 * it is asked for again for as long as it is wanted (NAV-5). A page that the origin paints is without it too, unless it
 * says otherwise.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  { painted }: LazyPartOptions = {},
): ComponentType<P> => {
  let asked: ReturnType<typeof load> | null = null;
  const ask = () => {
    const asking = loadWithStyles(load);
    asking.then(
      // React reads a promise that says so without waiting for it.
      (value) => Object.assign(asking, { status: 'fulfilled', value }),
      () => setTimeout(() => (asked = null), ASK_AGAIN_MS),
    );
    return asking;
  };
  if (painted) paintedParts.add(() => (asked ??= ask()));
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
