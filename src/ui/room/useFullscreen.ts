import { useCallback, useEffect } from 'react';
import { selectLayout } from '#machines/navigation/navigation.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { useLayer } from '../hooks/useLayer.ts';
import { useLive } from '../hooks/useLive.ts';

const FULLSCREEN = 'fullscreen';

/** Safari on iPhones can show only the video in full screen. */
interface IphoneVideo extends HTMLVideoElement {
  readonly webkitEnterFullscreen?: () => void;
}
/** Where the page may handle Escape in full screen: a press closes the top layer, holding it leaves full screen. */
interface KeyLock {
  readonly keyboard?: { readonly lock?: (keys: readonly string[]) => Promise<void> };
}

const exit = () => {
  if (document.fullscreenElement) void document.exitFullscreen();
};

/**
 * The stage in full screen: video, scoreboard and chat; the rest of the page is inert. The document is the full-screen
 * element, because dialogs and toasts are outside the room; the video alone only where the browser supports nothing else.
 * A layer, so that Back leaves it; it stays from room to room.
 */
export const useFullscreen = (): { readonly on: boolean; readonly toggle: () => void } => {
  const { layers, log, navigation } = useApp();
  const { video } = useLive();
  const { open, hide } = useLayer(FULLSCREEN);
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
      if (!layers.isOpen(FULLSCREEN)) exit();
    };
  }, [open, layers]);
  useEffect(
    () => () => {
      if (selectLayout(navigation.getSnapshot()) === 'liveroom' || !layers.isOpen(FULLSCREEN)) return;
      layers.close(FULLSCREEN);
      exit();
    },
    [layers, navigation],
  );
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
        layers.open(FULLSCREEN, 'stays');
        void (navigator as KeyLock).keyboard?.lock?.(['Escape']).catch(() => undefined);
      },
      (reason: unknown) => log.warn('Full screen was refused', reason),
    );
  }, [open, hide, layers, video, log]);
  return { on: open, toggle };
};
