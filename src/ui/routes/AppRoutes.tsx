import { lazy, Suspense, useEffect, useRef, type LazyExoticComponent, type ComponentType } from 'react';
import { useSelector } from '@xstate/react';
import type { RouteId } from '#domain/routing/routes.ts';
import { selectMatch, selectPageError, selectPath } from '#machines/navigation/navigation.selectors.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { useApp } from '../hooks/useApp.ts';
import { PageSkeleton } from '../layouts/PageSkeleton.tsx';
import { chunks, type Chunk, type ScreenProps } from './chunks.ts';
import { loadErrorRoute } from './errorRoute.ts';

const ErrorRoute = lazy(loadErrorRoute);

/** One lazy screen per chunk, so that routes of one chunk keep the same component and its state. */
const lazies = new Map<Chunk, LazyExoticComponent<ComponentType<ScreenProps>>>();
const screenOf = (id: RouteId) => {
  const chunk = chunks[id];
  const known = lazies.get(chunk) ?? lazy(chunk);
  lazies.set(chunk, known);
  return known;
};

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
  const match = useSelector(navigation, selectMatch);
  const error = useSelector(navigation, selectPageError);
  const path = useSelector(navigation, selectPath);
  useFocusOnScreen(match && chunks[match.route.id]);
  if (error)
    return (
      <ErrorBoundary quiet resetKey={path}>
        <Suspense fallback={<PageSkeleton />}>
          <ErrorRoute error={error} />
        </Suspense>
      </ErrorBoundary>
    );
  if (!match) return <PageSkeleton />;
  const Screen = screenOf(match.route.id);
  return (
    <ErrorBoundary resetKey={path}>
      <Suspense fallback={<PageSkeleton />}>
        <Screen routeId={match.route.id} params={match.params} slug={match.params['slug'] ?? ''} />
      </Suspense>
    </ErrorBoundary>
  );
};
