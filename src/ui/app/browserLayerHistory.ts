import type { LayerHistory } from './layerStack.ts';

/** The window's history for the layer stack; it listens in the capture phase, before the navigation. */
export const browserLayerHistory = (
  window: Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>,
): LayerHistory => ({
  state: () => window.history.state as unknown,
  push: (state) => window.history.pushState(state, ''),
  go: (steps) => window.history.go(steps),
  address: () => window.location.pathname + window.location.search,
  listen: (popped) => {
    const heard = (event: PopStateEvent) => {
      if (popped() === 'swallow') event.stopImmediatePropagation();
    };
    window.addEventListener('popstate', heard, { capture: true });
    return () => window.removeEventListener('popstate', heard, { capture: true });
  },
});
