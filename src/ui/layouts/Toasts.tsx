import { Suspense, useRef } from 'react';
import { selectShown } from '#machines/notices/notices.selectors.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useSession } from '../hooks/useSession.ts';
import { lazyPart } from '../kit/lazyPart.tsx';

export const loadToast = () => import('./ToastView.tsx');
const ToastView = lazyPart(loadToast);

/** TOAST-1: the current notice; its code is loaded with the first one, or before. */
export const Toasts = () => {
  const shown = useSelector(useSession().notices, selectShown);
  const wanted = useRef(false);
  wanted.current ||= shown !== null;
  if (!wanted.current) return null;
  return (
    <Suspense>
      <ToastView notice={shown} />
    </Suspense>
  );
};
