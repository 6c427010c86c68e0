import { startTransition, useEffect, useState } from 'react';

/**
 * A value as it was until the frame that shows its change: what depends on it alone is rendered after that frame, where
 * `useDeferredValue` may render it before. The value has to be the same object as long as nothing changes.
 */
export const useAfterFrame = <A>(value: A): A => {
  const [shown, show] = useState(() => value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => show(() => value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown;
};
