import { useCallback, useEffect, useRef } from 'react';

/** How long a finger rests on a row, in milliseconds, and how far it may wander, in CSS pixels. */
const HELD_MS = 500;
const WANDER_PX = 10;

const rowOf = (target: EventTarget | null): string | null => {
  // A hidden result is lit by holding its tile, and buttons have an act of their own.
  if (!(target instanceof Element) || target.closest('[data-unlit], button')) return null;
  return target.closest<HTMLElement>('[data-fixture]')?.dataset['fixture'] ?? null;
};

/** A ref for a list: a row that a finger holds is told by its match, and the press that ends it opens nothing. */
export const useHeldRow = (
  onHeld: (fixtureId: string) => void,
): ((place: HTMLElement | null) => (() => void) | void) => {
  const latest = useRef(onHeld);
  useEffect(() => {
    latest.current = onHeld;
  });
  return useCallback((place: HTMLElement | null) => {
    if (!place) return;
    const stopped = new AbortController();
    const options = { capture: true, signal: stopped.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let held = false;
    const end = () => clearTimeout(timer);
    place.addEventListener(
      'pointerdown',
      (event) => {
        end();
        held = false;
        const fixtureId = event.pointerType === 'touch' ? rowOf(event.target) : null;
        if (fixtureId === null) return;
        from = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => {
          held = true;
          latest.current(fixtureId);
        }, HELD_MS);
      },
      options,
    );
    place.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (Math.hypot(clientX - from.x, clientY - from.y) > WANDER_PX) end();
      },
      options,
    );
    for (const name of ['pointerup', 'pointercancel'] as const) place.addEventListener(name, end, options);
    // The browser's own menu of a link would lie over the sheet.
    for (const name of ['click', 'contextmenu'] as const)
      place.addEventListener(
        name,
        (event) => {
          if (!held) return;
          if (name === 'click') held = false;
          event.preventDefault();
          event.stopPropagation();
        },
        options,
      );
    return () => {
      end();
      stopped.abort();
    };
  }, []);
};
