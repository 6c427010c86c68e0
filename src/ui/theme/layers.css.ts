import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers in order: a screen overrides a part, a part overrides the reset. */
export const reset = globalLayer('reset');
export const parts = globalLayer('parts');
export const screens = globalLayer('screens');
