import { style } from '@vanilla-extract/css';

/**
 * Hides content for members from guests and vice versa, as long as the session is not loaded: the blocking script
 * public/colour.js marks the document.
 */
export const forMembers = style({ selectors: { 'html:not([data-member]) &': { display: 'none !important' } } });
export const forGuests = style({ selectors: { 'html[data-member] &': { display: 'none !important' } } });
