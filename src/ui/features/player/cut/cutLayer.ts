/** The form by which staff cut a highlight. */
export const CUT_LAYER = 'cut';
