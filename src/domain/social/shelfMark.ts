/**
 * Where a device remembers that there is something to go on with: `public/colour.js` leaves its place on a painted page,
 * and only then is the code of the shelf asked for.
 */
export const SHELF_FILLED = 'khandai.shelf';
