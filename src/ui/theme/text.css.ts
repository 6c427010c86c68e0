import { partStyle } from './style.ts';

/** One line, truncated with "…". */
export const cut = partStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 });
