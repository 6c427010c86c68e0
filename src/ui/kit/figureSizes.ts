/** Sizes of figures in CSS pixels: 50 hero, 44 its minute, 34, 26 and 28 tickets and strip, 20 row, 17–18 small. */
export const figureSizes = [17, 18, 20, 26, 28, 34, 44, 50] as const;
export type FigureSize = (typeof figureSizes)[number];
