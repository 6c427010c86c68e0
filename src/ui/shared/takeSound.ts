import { selectSoundOwner } from '#machines/mediaFocus/mediaFocus.selectors.ts';
import type { App } from '../app/AppContext.ts';

/**
 * Requests the media focus for an owner; `lost` is called when another takes it. Returns the function to release it.
 * Before the first room was opened there is no competitor.
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
