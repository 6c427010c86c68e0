import { style } from '@vanilla-extract/css';

/** What a page has for a guest or for a member alone while nobody has read who watches: the blocking script marks the page (public/colour.js). */
export const forMembers = style({ selectors: { 'html:not([data-member]) &': { display: 'none !important' } } });
export const forGuests = style({ selectors: { 'html[data-member] &': { display: 'none !important' } } });
