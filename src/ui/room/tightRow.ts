/** Between a phone and a desk of 1440 the row of the commentators has no room for how many follow. */
export const tightRow = '(max-width: 1439.98px)';
