/** Where a device keeps the places in chapters; the shelf looks whether there are any. */
export const PLACES = 'khandai.comics.places';
