import { useMemo } from 'react';
import { useApp } from './useApp.ts';

/** Handlers for whatever leads to a path: the page behind it loads as soon as the pointer or the focus is on it. */
export const useIntent = (path: string) => {
  const { preload } = useApp();
  return useMemo(() => {
    const wanted = () => preload(path);
    return { onPointerEnter: wanted, onFocus: wanted };
  }, [preload, path]);
};
