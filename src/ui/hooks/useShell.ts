import type { Shell } from '#domain/layout/layout.ts';
import { media } from '../theme/media.ts';
import { useMedia } from './useMedia.ts';

/** LAYOUT-1: the shell that the width of the window asks for. */
export const useShell = (): Shell => {
  const full = useMedia(media.full);
  const wide = useMedia(media.wide);
  if (full) return 'full';
  return wide ? 'half' : 'mobile';
};
