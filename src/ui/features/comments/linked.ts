/** The parameter of an address that names one comment of the page. */
export const LINKED = 'binh-luan';
