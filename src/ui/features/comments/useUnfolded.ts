import { useState } from 'react';
import { LINKED_COMMENT } from '#domain/comments/comment.ts';
import type { App } from '../../app/AppContext.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';

/** The threads that were opened on this visit: Back finds them as they were left, or the place would be another. */
const opened = new WeakMap<App['resources'], Set<string>>();

/** Whether a thread is open, and the way to open it. */
export const useUnfolded = (thread: string, always: boolean): readonly [boolean, () => void] => {
  const { resources } = useApp();
  const hydrated = useHydrated();
  const [pressed, setPressed] = useState(false);
  // Pressed before the page was alive, the link opened it by its address.
  const byAddress = hydrated && window.location.hash === `#${LINKED_COMMENT}`;
  const known = byAddress || (hydrated && opened.get(resources)?.has(thread) === true);
  return [
    always || pressed || known,
    () => {
      opened.set(resources, (opened.get(resources) ?? new Set()).add(thread));
      setPressed(true);
    },
  ];
};
