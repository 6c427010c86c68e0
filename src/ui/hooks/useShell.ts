import { media } from '../theme/media.ts';
import { useMedia } from './useMedia.ts';

type Shell = 'mobile' | 'half' | 'full';

/** LAYOUT-1: the shell that the width of the window asks for. */
export const useShell = (): Shell => {
  const full = useMedia(media.full);
  const wide = useMedia(media.wide);
  if (full) return 'full';
  return wide ? 'half' : 'mobile';
};
