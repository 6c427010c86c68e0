/** The sum of the linear lights of #rrggbb by WCAG, 0 to 1. */
const luminance = (colour: string): number => {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Where black and white stand out equally. */
const MIDDLE = 0.179;

/** Whether text on a colour #rrggbb has to be dark, so that it stands out at least 4.5 to 1. */
export const needsDarkInk = (colour: string): boolean => luminance(colour) > MIDDLE;
