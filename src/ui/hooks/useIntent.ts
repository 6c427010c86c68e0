import { useMemo } from 'react';
import { useApp } from './useApp.ts';

/** Event handlers for a link: its page is preloaded when it gets the pointer or the focus. */
export const useIntent = (path: string) => {
  const { preload } = useApp();
  return useMemo(() => {
    const wanted = () => void preload(path);
    return { onPointerEnter: wanted, onFocus: wanted };
  }, [preload, path]);
};
