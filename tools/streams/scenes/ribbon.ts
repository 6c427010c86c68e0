/**
 * The LED ribbon at the foot of every picture. Its first twelve lamps carry the frame number for machines:
 * on, off, nine bits (highest first), even parity. Shares of the picture, so that a test can read any size.
 */
export const RIBBON = {
  cells: 12,
  left: 0.03,
  pitch: 0.016,
  width: 0.0115,
  centreY: 0.9906,
  height: 0.0095,
  barTop: 0.981,
} as const;

export const frameCells = (frame: number): readonly boolean[] => {
  const bits = Array.from({ length: 9 }, (_, k) => ((frame >> (8 - k)) & 1) === 1);
  return [true, false, ...bits, bits.filter(Boolean).length % 2 === 1];
};

export const drawRibbon = (c: CanvasRenderingContext2D, width: number, height: number, frame: number) => {
  c.fillStyle = '#040a07';
  c.fillRect(0, height * RIBBON.barTop, width, height);
  c.fillStyle = 'rgba(214,247,160,.4)';
  c.fillRect(0, height * RIBBON.barTop, width, height / 720);
  const lamp = (k: number, colour: string) => {
    c.fillStyle = colour;
    c.fillRect(
      width * (RIBBON.left + k * RIBBON.pitch),
      height * (RIBBON.centreY - RIBBON.height / 2),
      width * RIBBON.width,
      height * RIBBON.height,
    );
  };
  frameCells(frame).forEach((on, k) => lamp(k, on ? '#d3f58a' : '#0c1a12'));
  const last = Math.floor((1 - 2 * RIBBON.left) / RIBBON.pitch);
  for (let k = RIBBON.cells + 1; k < last; k++) lamp(k, '#122019');
};
