import { useEffect, useEffectEvent, type RefObject } from 'react';

/** A press on a box itself, not on what can be pressed in it, nor at the end of a selection of its words. */
export const useTap = (box: RefObject<HTMLElement | null>, tapped: () => void): void => {
  const press = useEffectEvent((target: EventTarget | null) => {
    const isOwn = target instanceof Element && target.closest('a, button, input, dialog') === null;
    if (isOwn && window.getSelection()?.isCollapsed !== false) tapped();
  });
  useEffect(() => {
    const own = box.current;
    const hear = ({ target }: MouseEvent) => press(target);
    own?.addEventListener('click', hear);
    return () => own?.removeEventListener('click', hear);
  }, [box]);
};
