import { bar, fillShape, paintArc, paintLine, slab } from '../ground.ts';
import { at } from '../loop.ts';
import type { Vec, View } from '../space.ts';

type Canvas = CanvasRenderingContext2D;

const LINE = 'rgba(240,250,236,.86)';
const WIDTH = 0.17;

const grass = (c: Canvas, view: View, size: readonly [number, number]) => {
  slab(c, view, [-160, -40], [64, 77], '#12452a');
  for (let i = -12; i < 12; i++) {
    slab(c, view, [i * 5.25, -4], [i * 5.25 + 5.25, 72], i & 1 ? '#2a7d43' : '#236f3b');
  }
  for (let j = 1; j < 9; j += 2) slab(c, view, [-62, j * 8.5 - 4], [58, j * 8.5 + 4.5], 'rgba(255,255,255,.06)');
  slab(c, view, [57.5, -10], [64, 77], '#12452a');
  const [x, y] = view.see(22, 0, 34);
  c.globalCompositeOperation = 'soft-light';
  const pool = c.createRadialGradient(x, y, 0, x, y, size[0] * 0.62);
  pool.addColorStop(0, 'rgba(240,255,214,.75)');
  pool.addColorStop(0.5, 'rgba(200,240,190,.22)');
  pool.addColorStop(1, 'rgba(0,14,8,.7)');
  c.fillStyle = pool;
  c.fillRect(0, 0, size[0], size[1]);
  c.globalCompositeOperation = 'source-over';
};

const lines = (c: Canvas, view: View) => {
  const straight: readonly (readonly [readonly [number, number], readonly [number, number]])[] = [
    [
      [-52.5, 0],
      [52.5, 0],
    ],
    [
      [-52.5, 68],
      [52.5, 68],
    ],
    [
      [52.5, 0],
      [52.5, 68],
    ],
    [
      [0, 0],
      [0, 68],
    ],
    [
      [36, 13.85],
      [36, 54.15],
    ],
    [
      [36, 13.85],
      [52.5, 13.85],
    ],
    [
      [36, 54.15],
      [52.5, 54.15],
    ],
    [
      [47, 24.85],
      [47, 43.15],
    ],
    [
      [47, 24.85],
      [52.5, 24.85],
    ],
    [
      [47, 43.15],
      [52.5, 43.15],
    ],
  ];
  for (const [a, b] of straight) paintLine(c, view, a, b, WIDTH, LINE);
  const round = (x: number, z: number, radius: number, from: number, to: number, width = WIDTH) =>
    paintArc(c, view, { centre: [x, z], radius, from, to }, width, LINE);
  round(0, 34, 9.15, 0, 6.283);
  round(0, 34, 0.2, 0, 6.283, 0.3);
  round(41.5, 34, 9.15, Math.PI - 0.93, Math.PI + 0.93);
  round(41.5, 34, 0.16, 0, 6.283, 0.3);
  round(52.5, 0, 1, Math.PI / 2, Math.PI);
  round(52.5, 68, 1, Math.PI, Math.PI * 1.5);
};

const WORDS = ['KHÁN ĐÀI', 'TRẬN ĐÊM NAY', 'HÀNG GHẾ ĐẦU', 'NGỒI VÀO CHỖ'];
const GROUNDS = ['#081612', '#c3f25a', '#0d2b52'];

const board = (c: Canvas, view: View, corners: readonly Vec[], i: number) => {
  const outline = view.outline(corners);
  if (outline.length !== 4) return;
  const [a, b, , d] = outline;
  if (!a || !b || !d || b[0] - a[0] < 20) return;
  fillShape(c, view, corners, at(GROUNDS, i));
  c.save();
  c.transform((b[0] - a[0]) / 100, (b[1] - a[1]) / 100, (d[0] - a[0]) / 12, (d[1] - a[1]) / 12, a[0], a[1]);
  c.scale(1, -1);
  c.fillStyle = i % 3 === 1 ? '#10200a' : '#eef6f1';
  c.font = '800 8.4px "Plus Jakarta Sans", sans-serif';
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.fillText(at(WORDS, i), 50, -6.2);
  c.restore();
};

const boards = (c: Canvas, view: View) => {
  for (let i = 0; i < 14; i++) {
    const x = -88.4 + i * 10.4;
    board(
      c,
      view,
      [
        [x, 0.05, 72.6],
        [x + 10.2, 0.05, 72.6],
        [x + 10.2, 1.15, 72.6],
        [x, 1.15, 72.6],
      ],
      i,
    );
  }
  for (let i = 0; i < 8; i++) {
    const z = 70 - i * 10.2;
    board(
      c,
      view,
      [
        [58.4, 0.05, z],
        [58.4, 0.05, z - 10],
        [58.4, 1.15, z - 10],
        [58.4, 1.15, z],
      ],
      i + 1,
    );
  }
};

/** Everything that lies flat: grass, lines and the boards behind it. */
export const drawPitch = (c: Canvas, view: View, size: readonly [number, number]) => {
  grass(c, view, size);
  lines(c, view);
  boards(c, view);
};

const [NEAR_POST, FAR_POST, GOAL_LINE, DEPTH] = [30.34, 37.66, 52.5, 2.2];

/** The goal at the right end; `bulge` pushes the net out, metres. */
export const drawGoal = (c: Canvas, view: View) => {
  c.lineCap = 'round';
  const thread = (a: Vec, b: Vec) => bar(c, view, a, b, 0.018, 'rgba(235,245,240,.36)');
  const backX = GOAL_LINE + DEPTH;
  for (let i = 0; i <= 16; i++) {
    const z = NEAR_POST + ((FAR_POST - NEAR_POST) * i) / 16;
    thread([backX, 0, z], [backX - 0.44, 2.3, z]);
    thread([GOAL_LINE, 2.44, z], [backX - 0.44, 2.3, z]);
  }
  for (let i = 0; i <= 6; i++) {
    const x = GOAL_LINE + DEPTH * (1 - (0.2 * i) / 6);
    const y = (2.3 * i) / 6;
    thread([x, y, NEAR_POST], [x, y, FAR_POST]);
    for (const z of [NEAR_POST, FAR_POST]) thread([GOAL_LINE, (2.44 * i) / 6, z], [x, y, z]);
  }
  bar(c, view, [GOAL_LINE, 0, FAR_POST], [GOAL_LINE, 2.44, FAR_POST], 0.14, '#f6faf4');
  bar(c, view, [GOAL_LINE, 2.44, NEAR_POST], [GOAL_LINE, 2.44, FAR_POST], 0.14, '#f6faf4');
  bar(c, view, [GOAL_LINE, 0, NEAR_POST], [GOAL_LINE, 2.44, NEAR_POST], 0.16, '#ffffff');
};

/** The flag at the near corner, leaning with the wind (-1 to 1). */
export const drawFlag = (c: Canvas, view: View, wind: number) => {
  bar(c, view, [GOAL_LINE, 0, 0], [GOAL_LINE, 1.6, 0], 0.06, '#f6faf4');
  fillShape(
    c,
    view,
    [
      [GOAL_LINE, 1.6, 0],
      [GOAL_LINE - 0.7, 1.4 + wind * 0.08, wind * 0.25],
      [GOAL_LINE, 1.15, 0],
    ],
    '#f2c14a',
  );
};
