import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers in their order: a screen beats a part, a part beats the reset. */
export const reset = globalLayer('reset');
export const parts = globalLayer('parts');
export const screens = globalLayer('screens');
