import { useCallback, useEffect } from 'react';
import { useApp } from '../hooks/useApp.ts';
import { useLive } from '../hooks/useLive.ts';
import { useOwnLayer } from '../hooks/useLayer.ts';

/** Safari on iPhones can show only the video in full screen. */
interface IphoneVideo extends HTMLVideoElement {
  readonly webkitEnterFullscreen?: () => void;
}

/** The whole room in full screen, including the chat; a layer, so that Back leaves it. */
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
    const root = document.documentElement;
    if (!document.fullscreenEnabled) {
      (video as IphoneVideo).webkitEnterFullscreen?.();
      return;
    }
    root.requestFullscreen().then(show, (reason: unknown) => log.warn('Full screen was refused', reason));
  }, [open, hide, show, video, log]);
  return { on: open, toggle };
};
