/** LAYOUT-1: where the shell changes, in CSS pixels; 1280 itself is full. */
export const BREAKPOINTS = { half: 1024, full: 1280 } as const;
export type Shell = 'mobile' | 'half' | 'full';

export const shellOf = (width: number): Shell => {
  if (width >= BREAKPOINTS.full) return 'full';
  return width >= BREAKPOINTS.half ? 'half' : 'mobile';
};

/** NAVBAR-1: the bottom bar of a phone, in its order. */
export const mobileBar = ['menu', 'live', 'home', 'chat', 'account'] as const;

/** TOAST-1. */
export const TOAST = { durationMs: 3000, tones: ['success', 'error', 'warning', 'info'] } as const;
