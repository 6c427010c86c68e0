import { selectSoundOwner } from '#machines/mediaFocus/mediaFocus.selectors.ts';
import type { App } from '../app/AppContext.ts';

/**
 * Takes the page's one sound for an owner; `lost` is told when another takes it. Answers the way to give it back. Where
 * no room was opened yet there is nobody to take it from.
 */
export const takeSound = ({ live }: Pick<App, 'live'>, owner: string, lost: () => void): (() => void) => {
  const focus = live.now()?.mediaFocus;
  if (!focus) return () => {};
  focus.send({ type: 'focus.request', owner });
  const watching = focus.subscribe((snapshot) => {
    if (selectSoundOwner(snapshot) === owner) return;
    watching.unsubscribe();
    lost();
  });
  return () => {
    watching.unsubscribe();
    focus.send({ type: 'focus.release', owner });
  };
};
