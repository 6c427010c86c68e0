/** Selects a painted room that was last shown in Theater: the blocking script public/colour.js marks the document. */
export const KEPT_THEATER = 'html[data-room="theater"]';
