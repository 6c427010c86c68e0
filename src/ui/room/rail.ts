/** The layer of the other rooms. */
export const ROOMS_LAYER = 'rooms';

/** How high their rail is in a wide window, in CSS pixels. */
export const RAIL_PX = 170;
