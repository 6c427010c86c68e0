import { useEffect, useState, type RefObject } from 'react';

/** How long it is meant before it counts, so that a pointer or a page that passes by moves nothing. */
const MEANT_MS = 180;
/** The middle of a phone's window: what crosses it is looked at. */
const MIDDLE = '-42% 0px -42% 0px';

/** One picture moves at a time; what is meant next stops the one before. */
let stopOther: (() => void) | null = null;

/** Reports whether the link is pointed at or has the focus of a keyboard. */
const watchPointer = (link: Element, say: (meant: boolean) => void): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  const look = () => say(link.matches(':hover, :focus-visible'));
  for (const kind of ['pointerenter', 'pointerleave', 'focus', 'blur']) link.addEventListener(kind, look, { signal });
  look();
  return () => listening.abort();
};

/** Reports whether the link crosses the middle of the window, where nothing can point at it. */
const watchMiddle = (link: Element, say: (meant: boolean) => void): (() => void) => {
  const observer = new IntersectionObserver(([entry]) => say(entry?.isIntersecting === true), { rootMargin: MIDDLE });
  observer.observe(link);
  return () => observer.disconnect();
};

/** Whether the viewer means the link around the element, else that of its item in a list: points at it, focuses it, or has it before them on a phone. */
export const useMeant = (inside: RefObject<Element | null>): boolean => {
  const [meant, setMeant] = useState(false);
  useEffect(() => {
    const link = inside.current?.closest('a') ?? inside.current?.closest('li')?.querySelector('a');
    if (!link) return;
    let timer: number | undefined;
    const stop = () => setMeant(false);
    const say = (now: boolean) => {
      window.clearTimeout(timer);
      if (!now) return stop();
      timer = window.setTimeout(() => {
        if (stopOther !== stop) stopOther?.();
        stopOther = stop;
        setMeant(true);
      }, MEANT_MS);
    };
    const unwatch = window.matchMedia('(hover: none)').matches ? watchMiddle(link, say) : watchPointer(link, say);
    return () => {
      unwatch();
      window.clearTimeout(timer);
      if (stopOther === stop) stopOther = null;
    };
  }, [inside]);
  return meant;
};
