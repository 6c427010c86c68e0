/** Between a phone and 1440 px, the row of commentators has no space for the number of followers. */
export const tightRow = '(max-width: 1439.98px)';
