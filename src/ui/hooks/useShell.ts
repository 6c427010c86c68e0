import { useHydrated } from './useHydrated.ts';
import { media } from '../theme/media.ts';
import { useMedia } from './useMedia.ts';

type Shell = 'mobile' | 'half' | 'full';

/**
 * LAYOUT-1: the shell for the width of the window; null while only CSS knows the width and selects among all shells.
 */
export const useShell = (): Shell | null => {
  const full = useMedia(media.full);
  const wide = useMedia(media.wide);
  if (!useHydrated()) return null;
  if (full) return 'full';
  return wide ? 'half' : 'mobile';
};
