import { useEffect, useRef } from 'react';

/** For the button that opens something in its own place: it has the keyboard again once that is closed. */
export const useBackTo = (open: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!open && wasOpen.current) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return button;
};
