import { useCallback } from 'react';
import { useWords } from '../hooks/useWords.ts';
import { useNotify } from '../hooks/useNotify.ts';

/** Shares the address of the page: by the system where it can, else on the clipboard. */
export const useShare = (title: string): (() => void) => {
  const t = useWords('room');
  const notify = useNotify();
  return useCallback(() => {
    const url = window.location.href;
    const shared =
      typeof navigator.share === 'function'
        ? navigator.share({ title, url })
        : navigator.clipboard?.writeText(url).then(() => notify('success', t('shared')));
    // Closing the system's sheet is no failure.
    void shared?.catch(() => undefined);
  }, [notify, t, title]);
};
