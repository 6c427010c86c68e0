import { lazy, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { selectFound, selectPageError, selectPath } from '#machines/navigation/navigation.selectors.ts';
import { ErrorBoundary } from '../kit/ErrorBoundary.tsx';
import { useApp } from '../hooks/useApp.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { PageSkeleton } from '../layouts/PageSkeleton.tsx';
import type { AnyScreen } from '../app/screen.ts';
import { loadErrorRoute } from './errorRoute.ts';
import { screenOf } from './loadScreen.ts';

const ErrorRoute = lazy(loadErrorRoute);

/** After a walk to another screen the keyboard goes on from its content; within one screen the focus stays where it is. */
const useFocusOnScreen = (screen: AnyScreen | null) => {
  const last = useRef<AnyScreen | null>(null);
  useEffect(() => {
    if (last.current && screen && last.current !== screen)
      document.getElementById('content')?.focus({ preventScroll: true });
    last.current = screen ?? last.current;
  }, [screen]);
};

/** Tells once the first screen is alive: within its boundary, so not before it. */
const Alive = () => {
  const { painted } = useApp();
  useEffect(() => painted?.alive?.(), [painted]);
  return null;
};

/** The screen of the page that the navigation chart has opened, or its error page. */
export const AppRoutes = () => {
  const { navigation } = useApp();
  const opened = useSelector(navigation, selectFound);
  // A first page that comes without content is drawn in pieces, once what stands around it is painted; others at once.
  const found = useDeferredValue(opened, useHydrated() ? null : opened) && opened;
  const error = useSelector(navigation, selectPageError);
  const path = useSelector(navigation, selectPath);
  const Screen = found && screenOf(found.route.id);
  useFocusOnScreen(Screen);
  if (error)
    return (
      <ErrorBoundary key="error" quiet resetKey={path}>
        <Suspense fallback={<PageSkeleton />}>
          <ErrorRoute error={error} />
        </Suspense>
      </ErrorBoundary>
    );
  if (!found || !Screen) return <PageSkeleton />;
  return (
    <ErrorBoundary resetKey={path}>
      <Suspense fallback={<PageSkeleton />}>
        <Alive />
        <Screen routeId={found.route.id} params={found.params} />
      </Suspense>
    </ErrorBoundary>
  );
};
