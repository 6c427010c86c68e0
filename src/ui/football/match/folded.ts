/** The height of the folded board of a phone, in CSS pixels. */
export const FOLDED = 56;
