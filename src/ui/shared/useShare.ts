import { useCallback } from 'react';
import { useNotify } from '../hooks/useNotify.ts';

/** Shares the page's address: by the system's dialog if there is one, else by copying it, with a notice. */
export const useShare = (title: string, copied: string): (() => void) => {
  const notify = useNotify();
  return useCallback(() => {
    const url = window.location.href;
    const shared =
      typeof navigator.share === 'function'
        ? navigator.share({ title, url })
        : navigator.clipboard?.writeText(url).then(() => notify('success', copied));
    // Closing the system's dialog is not a failure.
    void shared?.catch(() => undefined);
  }, [notify, copied, title]);
};
