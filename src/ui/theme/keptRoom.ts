/** A room that was left in Theater and is painted: the blocking script marks the page (public/colour.js). */
export const KEPT_THEATER = 'html[data-room="theater"]';
