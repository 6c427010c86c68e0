import { disc, line, type Press, shape, SHEET, tint } from './press.ts';

const fit = (c: CanvasRenderingContext2D, words: string, size: number, width: number): number => {
  c.font = `800 ${size}px "Plus Jakarta Sans"`;
  const wide = c.measureText(words).width;
  return wide > width ? (size * width) / wide : size;
};

const write = (c: CanvasRenderingContext2D, words: string, x: number, y: number, size: number) => {
  c.textAlign = 'center';
  c.font = `800 ${fit(c, words, size, SHEET.width - 140)}px "Plus Jakarta Sans"`;
  c.fillText(words, x, y);
};

/** The title of a work, in three languages, the first one large. */
export const titleCard = (p: Press, [vi, en, zh]: readonly [string, string, string], y = 250) => {
  write(p.bright, vi, SHEET.width / 2, y, 74);
  write(p.dark, vi, SHEET.width / 2, y, 74);
  write(p.dark, `${en} · ${zh}`, SHEET.width / 2, y + 54, 26);
};

/** Who made it; the mark is the rows of the stand. */
export const credits = (p: Press, lines: readonly string[], t: number) => {
  lines.forEach((words, k) => write(p.dark, words, SHEET.width / 2, 190 + k * 52, k === 0 ? 40 : 26));
  for (let row = 0; row < 3; row++)
    for (let k = 0; k < 9; k++)
      tint(p.bright, 0.85, () =>
        disc(
          p.bright,
          SHEET.width / 2 + (k - 4) * 22 + (row % 2) * 11,
          420 + row * 20 - 4 * Math.max(0, Math.sin(t * 4 - k * 0.5)),
          6,
        ),
      );
};

/** A sheet with writing, held into the picture. */
export const notice = (p: Press, x: number, y: number, lines: readonly string[]) => {
  const [w, h] = [260, 44 + lines.length * 40];
  p.bare((c) => c.fillRect(x - w / 2, y, w, h));
  line(p.dark, 4, [x - w / 2, y], [x + w / 2, y], [x + w / 2, y + h], [x - w / 2, y + h], [x - w / 2, y]);
  shape(p.bright, [x - w / 2, y], [x + w / 2, y], [x + w / 2, y + 14], [x - w / 2, y + 14]);
  lines.forEach((words, k) => {
    p.dark.textAlign = 'center';
    p.dark.font = '800 26px "Plus Jakarta Sans"';
    p.dark.fillText(words, x, y + 52 + k * 40);
  });
};
