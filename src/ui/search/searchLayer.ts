/** The name of the search on the layer stack, on phones. */
export const SEARCH_LAYER = 'search';

/** The id of the box that the shortcut focuses. */
export const SEARCH_INPUT = 'search-input';
