import { useEffect, useState, type RefObject } from 'react';

/** Whether at least half of an element is in the window. */
export const useInSight = (element: RefObject<Element | null>): boolean => {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true), {
      threshold: 0.5,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inSight;
};
