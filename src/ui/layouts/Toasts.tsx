import { lazy, Suspense, useRef } from 'react';
import { useSelector } from '@xstate/react';
import { selectShown } from '#machines/notices/notices.selectors.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { useSession } from '../hooks/useSession.ts';

const ToastView = lazy(() => import('./ToastView.tsx'));

/** TOAST-1: the notice that is on the screen; its code loads with the first one. */
export const Toasts = () => {
  const shown = useSelector(useSession().notices, selectShown);
  const wanted = useRef(false);
  wanted.current ||= shown !== null;
  if (!wanted.current) return null;
  return (
    <ErrorBoundary quiet>
      <Suspense>
        <ToastView notice={shown} />
      </Suspense>
    </ErrorBoundary>
  );
};
