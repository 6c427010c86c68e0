import { useCallback } from 'react';
import { useWords } from '../hooks/useWords.ts';
import { useNotify } from '../hooks/useNotify.ts';

/** Shares the page's address: by the system's dialog if there is one, else by copying it. */
export const useShare = (title: string): (() => void) => {
  const t = useWords('room');
  const notify = useNotify();
  return useCallback(() => {
    const url = window.location.href;
    const shared =
      typeof navigator.share === 'function'
        ? navigator.share({ title, url })
        : navigator.clipboard?.writeText(url).then(() => notify('success', t('shared')));
    // Closing the system's dialog is not a failure.
    void shared?.catch(() => undefined);
  }, [notify, t, title]);
};
