/** LAYOUT-1: widths at which the shell changes, in CSS pixels; 1280 itself is `full`. */
export const BREAKPOINTS = { half: 1024, full: 1280 } as const;

/** NAVBAR-1: the items of the bottom bar on phones, in order. */
export const mobileBar = ['menu', 'live', 'home', 'chat', 'account'] as const;

/** Width of the navbar (LIVE-3). `byWidth` leaves it to CSS, as long as no code knows the width of the window. */
export type NavbarMode = 'full' | 'half' | 'byWidth';
