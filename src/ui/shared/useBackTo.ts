import { useLayoutEffect, useRef } from 'react';

/** For the button that opens something in its own place or under it: it has the keyboard again once what had it there is gone. */
export const useBackTo = (open: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (!open && wasOpen.current && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return button;
};
