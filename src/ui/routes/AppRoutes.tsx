import { Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { selectFound, selectPageError, selectPath } from '#machines/navigation/navigation.selectors.ts';
import { ErrorBoundary } from '../kit/ErrorBoundary.tsx';
import { useApp } from '../hooks/useApp.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { lazyPart } from '../kit/lazyPart.tsx';
import { PageSkeleton } from '../layouts/PageSkeleton.tsx';
import type { AnyScreen } from '../app/screen.ts';
import { loadErrorRoute } from './errorRoute.ts';
import { screenOf } from './loadScreen.ts';

const ErrorRoute = lazyPart(loadErrorRoute);

/** After a navigation to another screen, its content gets the focus; within one screen the focus stays. */
const useFocusOnScreen = (screen: AnyScreen | null) => {
  const last = useRef<AnyScreen | null>(null);
  useEffect(() => {
    if (last.current && screen && last.current !== screen)
      document.getElementById('content')?.focus({ preventScroll: true });
    last.current = screen ?? last.current;
  }, [screen]);
};

/** Reports that the first screen is hydrated: inside its Suspense boundary, so not earlier. */
const Alive = () => {
  const { painted } = useApp();
  useEffect(() => painted?.alive?.(), [painted]);
  return null;
};

/** The screen of the current page, or its error page. */
export const AppRoutes = () => {
  const { navigation } = useApp();
  const opened = useSelector(navigation, selectFound);
  // A first page without content is rendered in the background, after the shell is painted; others at once.
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
