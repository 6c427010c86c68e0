/** The name of the search on the stack of layers, on a phone. */
export const SEARCH_LAYER = 'search';

/** The box that the shortcut goes to, where it stands in sight. */
export const SEARCH_INPUT = 'search-input';
