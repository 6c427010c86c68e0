import { use, type ComponentType } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadWithStyles } from './styleSheets.ts';

/** After this code that could not be had may be asked for again, in milliseconds; sooner than what broke is drawn anew. */
const ASK_AGAIN_MS = 1000;

/**
 * As React's `lazy`, for something over or beside a page: where its code cannot be had the page stays without it, and
 * it is asked for again for as long as it is wanted (NAV-5).
 */
export const lazyPart = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> => {
  let asked: ReturnType<typeof load> | null = null;
  const ask = () => {
    const asking = loadWithStyles(load);
    asking.catch(() => setTimeout(() => (asked = null), ASK_AGAIN_MS));
    return asking;
  };
  const Loaded = (props: P) => {
    const { default: Content } = use((asked ??= ask()));
    return <Content {...props} />;
  };
  return (props) => (
    <ErrorBoundary quiet>
      <Loaded {...props} />
    </ErrorBoundary>
  );
};
