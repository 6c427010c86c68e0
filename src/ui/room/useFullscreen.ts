import { useCallback, useEffect } from 'react';
import { useApp } from '../hooks/useApp.ts';
import { useLive } from '../hooks/useLive.ts';
import { useOwnLayer } from '../hooks/useLayer.ts';

/** Safari on iPhones can show only the video in full screen. */
interface IphoneVideo extends HTMLVideoElement {
  readonly webkitEnterFullscreen?: () => void;
}
/** Where the page may handle Escape in full screen: a press closes the top layer, holding it leaves full screen. */
interface KeyLock {
  readonly keyboard?: { readonly lock?: (keys: readonly string[]) => Promise<void> };
}

/**
 * The stage in full screen: video, scoreboard and chat; the rest of the page is inert. The document is the full-screen
 * element, because dialogs and toasts are outside the room; the video alone only where the browser supports nothing else.
 * A layer, so that Back leaves it.
 */
export const useFullscreen = (): { readonly on: boolean; readonly toggle: () => void } => {
  const { log } = useApp();
  const { video } = useLive();
  const { open, show, hide } = useOwnLayer('fullscreen');
  useEffect(() => {
    const changed = () => {
      if (!document.fullscreenElement) hide();
    };
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [hide]);
  useEffect(() => {
    if (!open) return;
    return () => {
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, [open]);
  const toggle = useCallback(() => {
    if (open) {
      hide();
      return;
    }
    if (!document.fullscreenEnabled) {
      (video as IphoneVideo).webkitEnterFullscreen?.();
      return;
    }
    document.documentElement.requestFullscreen().then(
      () => {
        show();
        void (navigator as KeyLock).keyboard?.lock?.(['Escape']).catch(() => undefined);
      },
      (reason: unknown) => log.warn('Full screen was refused', reason),
    );
  }, [open, hide, show, video, log]);
  return { on: open, toggle };
};
