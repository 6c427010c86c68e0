/** LAYOUT-1: where the shell changes, in CSS pixels; 1280 itself is full. */
export const BREAKPOINTS = { half: 1024, full: 1280 } as const;

/** NAVBAR-1: the bottom bar of a phone, in its order. */
export const mobileBar = ['menu', 'live', 'home', 'chat', 'account'] as const;

/** How wide the navbar stands (LIVE-3); `byWidth` leaves it to the style, while nobody else knows the window. */
export type NavbarMode = 'full' | 'half' | 'byWidth';
