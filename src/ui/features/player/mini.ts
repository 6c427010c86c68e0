/** The small player in CSS pixels: a card at a corner, or a row on a phone's bar; what it takes of the page's foot. */
export const MINI = { width: 384, picture: 216, board: 68, gap: 24, row: 76, rowPicture: 136 } as const;
