import type { KeyboardEvent } from 'react';

/** Over the stage Escape leaves the composer before it leaves the stage. */
export const leaveField = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (event.target instanceof HTMLElement) event.target.blur();
};
