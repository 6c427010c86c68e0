import { partStyle } from './style.ts';

/** One line; what does not fit ends in "…". */
export const cut = partStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 });
