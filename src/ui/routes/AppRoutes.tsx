import { lazy, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { useSelector } from '@xstate/react';
import { selectMatch, selectPageError, selectPath } from '#machines/navigation/navigation.selectors.ts';
import { ErrorBoundary } from '../kit/ErrorBoundary.tsx';
import { useApp } from '../hooks/useApp.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { PageSkeleton } from '../layouts/PageSkeleton.tsx';
import { chunks, type Chunk } from './chunks.ts';
import { loadErrorRoute } from './errorRoute.ts';
import { screenOf } from './screens.ts';

const ErrorRoute = lazy(loadErrorRoute);

/** After a walk to another screen the keyboard goes on from its content; within one screen the focus stays where it is. */
const useFocusOnScreen = (chunk: Chunk | null) => {
  const last = useRef<Chunk | null>(null);
  useEffect(() => {
    if (last.current && chunk && last.current !== chunk)
      document.getElementById('content')?.focus({ preventScroll: true });
    last.current = chunk ?? last.current;
  }, [chunk]);
};

/** The screen of the page that the navigation chart has opened, or its error page. */
export const AppRoutes = () => {
  const { navigation } = useApp();
  const opened = useSelector(navigation, selectMatch);
  // A first page that comes without content is drawn in pieces, once what stands around it is painted; others at once.
  const match = useDeferredValue(opened, useHydrated() ? null : opened) && opened;
  const error = useSelector(navigation, selectPageError);
  const path = useSelector(navigation, selectPath);
  useFocusOnScreen(match && chunks[match.route.id]);
  if (error)
    return (
      <ErrorBoundary key="error" quiet resetKey={path}>
        <Suspense fallback={<PageSkeleton />}>
          <ErrorRoute error={error} />
        </Suspense>
      </ErrorBoundary>
    );
  if (!match) return <PageSkeleton />;
  const Screen = screenOf(chunks[match.route.id]);
  return (
    <ErrorBoundary resetKey={path}>
      <Suspense fallback={<PageSkeleton />}>
        <Screen routeId={match.route.id} params={match.params} slug={match.params['slug'] ?? ''} />
      </Suspense>
    </ErrorBoundary>
  );
};
