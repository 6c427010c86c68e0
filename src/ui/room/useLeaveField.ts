import { useEffect } from 'react';

/** On the stage Escape leaves the composer before it leaves the stage. */
export const useLeaveField = (staged: boolean): void => {
  useEffect(() => {
    if (!staged) return;
    const pressed = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (target instanceof HTMLTextAreaElement && !target.closest('dialog')) target.blur();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [staged]);
};
