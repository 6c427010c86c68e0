/**
 * The LED ribbon at the foot of every picture. Its ground carries the frame number for machines, in twelve cells as wide
 * as the picture: on, off, nine bits of the number's Gray code (highest first), even parity. The two colours of a cell
 * are equally bright and differ by a little blue and red, so that nobody sees them change (V-18). Shares of the picture,
 * so that a test can read any size.
 */
export const RIBBON = { cells: 12, top: 0.981, readFrom: 0.986, readTo: 0.997 } as const;

/** Equal luma (BT.709), eight levels apart in either chroma: what an encoder keeps where the ribbon is a region of interest. */
const CELL = { on: '#061b1b', off: '#12190d' } as const;

export const frameCells = (frame: number): readonly boolean[] => {
  const gray = frame ^ (frame >> 1);
  const bits = Array.from({ length: 9 }, (_, k) => ((gray >> (8 - k)) & 1) === 1);
  return [true, false, ...bits, bits.filter(Boolean).length % 2 === 1];
};

export const drawRibbon = (c: CanvasRenderingContext2D, width: number, height: number, frame: number) => {
  const top = height * RIBBON.top;
  frameCells(frame).forEach((on, k) => {
    c.fillStyle = on ? CELL.on : CELL.off;
    const left = Math.round((k * width) / RIBBON.cells);
    c.fillRect(left, top, Math.round(((k + 1) * width) / RIBBON.cells) - left, height - top);
  });
  c.fillStyle = 'rgba(214,247,160,.4)';
  c.fillRect(0, top, width, height / 720);
};
