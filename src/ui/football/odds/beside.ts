/** From this width on the odds of a match stand beside the list; where it is narrower they would leave no room for names. */
export const BESIDE = '(min-width: 1400px)';
