import { useEffect } from 'react';
import { useApp } from '../../hooks/useApp.ts';
import type { Named } from './useToggle.ts';

/** Counts that the page of a target is seen, if there is one; the origin counts a viewer once per half hour. Failures are ignored. */
export const useView = (target: Named['target'] | null): void => {
  const { loadPort } = useApp();
  const { type, id } = target ?? {};
  useEffect(() => {
    if (type === undefined || id === undefined) return undefined;
    const left = new AbortController();
    void loadPort('social').then(
      (social) => social.view({ type, id }, left.signal),
      () => undefined,
    );
    return () => left.abort();
  }, [loadPort, type, id]);
};
