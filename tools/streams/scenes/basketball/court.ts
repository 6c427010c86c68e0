import { bar, fillShape, paintArc, paintLine, slab } from '../ground.ts';
import { at, clamp } from '../loop.ts';
import type { Vec, View } from '../space.ts';
import { RIM } from './play.ts';

type Canvas = CanvasRenderingContext2D;
const LINE = 'rgba(255,250,240,.92)';
const WIDTH = 0.07;
const PLANKS = ['#c98a4b', '#c48446', '#cd9052', '#c08043'];

export const drawCourt = (c: Canvas, view: View, size: readonly [number, number]) => {
  slab(c, view, [-24, -6], [19, 17.8], '#6d4120');
  for (let i = 0; i < 30; i++) slab(c, view, [-14, i * 0.5], [14, i * 0.5 + 0.52], at(PLANKS, (i * 7) % 5));
  for (let i = 0; i < 30; i++) {
    for (let k = 0; k < 6; k++)
      paintLine(
        c,
        view,
        [-12 + k * 5 + ((i * 37) % 50) / 10, i * 0.5],
        [-12 + k * 5 + ((i * 37) % 50) / 10, i * 0.5 + 0.5],
        0.025,
        'rgba(80,40,10,.35)',
      );
  }
  slab(c, view, [8.2, 5.05], [14, 9.95], '#1f5fa8');
  paintArc(c, view, { centre: [0, 7.5], radius: 0.9, from: 0, to: 6.283 }, 1.8, '#1f5fa8');
  const straight: readonly (readonly [readonly [number, number], readonly [number, number]])[] = [
    [
      [-14, 0],
      [14, 0],
    ],
    [
      [-14, 15],
      [14, 15],
    ],
    [
      [14, 0],
      [14, 15],
    ],
    [
      [0, 0],
      [0, 15],
    ],
    [
      [8.2, 5.05],
      [14, 5.05],
    ],
    [
      [8.2, 9.95],
      [14, 9.95],
    ],
    [
      [8.2, 5.05],
      [8.2, 9.95],
    ],
    [
      [11, 0.9],
      [14, 0.9],
    ],
    [
      [11, 14.1],
      [14, 14.1],
    ],
  ];
  for (const [a, b] of straight) paintLine(c, view, a, b, WIDTH, LINE);
  const round = (x: number, z: number, radius: number, from: number, to: number) =>
    paintArc(c, view, { centre: [x, z], radius, from, to }, WIDTH, LINE);
  round(0, 7.5, 1.8, 0, 6.283);
  round(8.2, 7.5, 1.8, Math.PI / 2, Math.PI * 1.5);
  const corner = Math.acos(-(RIM[0] - 11) / 6.75);
  round(RIM[0], 7.5, 6.75, corner, 2 * Math.PI - corner);
  round(RIM[0], 7.5, 1.25, Math.PI / 2, Math.PI * 1.5);
  gloss(c, view, size);
};

/** Lamps mirrored in the varnish. */
const gloss = (c: Canvas, view: View, size: readonly [number, number]) => {
  c.globalCompositeOperation = 'soft-light';
  const [x, y] = view.see(8.5, 0, 8);
  const pool = c.createRadialGradient(x, y, 0, x, y, size[0] * 0.6);
  pool.addColorStop(0, 'rgba(255,246,224,.85)');
  pool.addColorStop(0.55, 'rgba(255,226,180,.2)');
  pool.addColorStop(1, 'rgba(20,6,0,.75)');
  c.fillStyle = pool;
  c.fillRect(0, 0, size[0], size[1]);
  c.globalCompositeOperation = 'source-over';
  for (const [from, to] of [
    [1.5, 4.2],
    [6.5, 9.2],
    [11.2, 13.6],
  ] as const) {
    fillShape(
      c,
      view,
      [
        [from, 0, 15.4],
        [to, 0, 15.4],
        [to - 0.9, 0, 9.5],
        [from - 0.9, 0, 9.5],
      ],
      'rgba(255,244,220,.05)',
    );
  }
};

const WORDS = ['KHÁN ĐÀI', 'TRẬN ĐÊM NAY', 'HÀNG GHẾ ĐẦU', 'NGỒI VÀO CHỖ'];
const GROUNDS = ['#0c1a2c', '#c3f25a', '#7a2410'];

export const drawBoards = (c: Canvas, view: View) => {
  const board = (corners: readonly Vec[], i: number) => {
    const outline = view.outline(corners);
    const [a, b, , d] = outline;
    if (outline.length !== 4 || !a || !b || !d || b[0] - a[0] < 20) return;
    fillShape(c, view, corners, at(GROUNDS, i));
    c.save();
    c.transform((b[0] - a[0]) / 100, (b[1] - a[1]) / 100, (d[0] - a[0]) / 16, (d[1] - a[1]) / 16, a[0], a[1]);
    c.scale(1, -1);
    c.fillStyle = i % 3 === 1 ? '#10200a' : '#f4efe4';
    c.font = '800 10px "Plus Jakarta Sans", sans-serif';
    c.textAlign = 'center';
    c.textBaseline = 'middle';
    c.fillText(at(WORDS, i), 50, -8);
    c.restore();
  };
  for (let i = 0; i < 8; i++) {
    const x = -16.6 + i * 4.4;
    board(
      [
        [x, 0, 17.4],
        [x + 4.3, 0, 17.4],
        [x + 4.3, 0.72, 17.4],
        [x, 0.72, 17.4],
      ],
      i,
    );
  }
  for (let i = 0; i < 5; i++) {
    const z = 17.2 - i * 4.4;
    board(
      [
        [18.6, 0, z],
        [18.6, 0, z - 4.3],
        [18.6, 0.72, z - 4.3],
        [18.6, 0.72, z],
      ],
      i + 2,
    );
  }
};

const rimPoint = (angle: number, radius: number, drop: number): Vec => [
  RIM[0] + Math.cos(angle) * radius,
  RIM[1] - drop,
  RIM[2] + Math.sin(angle) * radius,
];

/** Stand, board, rim and net; `shake` 0 to 1 after the ball has hit the rim. */
export const drawBasket = (c: Canvas, view: View, shake: number) => {
  c.lineCap = 'butt';
  bar(c, view, [16.2, 0, 7.5], [16.2, 2.6, 7.5], 0.34, '#16324f');
  bar(c, view, [16.2, 2.5, 7.5], [13.2, 3.3, 7.5], 0.24, '#1c3d60');
  fillShape(
    c,
    view,
    [
      [16.7, 0, 6.9],
      [15.7, 0, 6.9],
      [15.7, 1.4, 6.9],
      [16.7, 1.4, 6.9],
    ],
    '#1f5fa8',
  );
  const pane: readonly Vec[] = [
    [12.85, 2.9, 6.6],
    [12.85, 2.9, 8.4],
    [12.85, 3.98, 8.4],
    [12.85, 3.98, 6.6],
  ];
  fillShape(c, view, pane, 'rgba(214,232,240,.32)');
  pane.forEach((corner, i) => bar(c, view, corner, at(pane, i + 1), 0.055, '#ffffff'));
  const box: readonly Vec[] = [
    [12.84, 3.05, 7.2],
    [12.84, 3.05, 7.8],
    [12.84, 3.5, 7.8],
    [12.84, 3.5, 7.2],
  ];
  box.forEach((corner, i) => bar(c, view, corner, at(box, i + 1), 0.04, '#ffffff'));
  const dip = clamp(shake) * 0.03;
  const ring = Array.from({ length: 25 }, (_, k) => rimPoint((k / 24) * Math.PI * 2, 0.23, dip));
  const strand = (a: Vec, b: Vec) => bar(c, view, a, b, 0.013, 'rgba(255,255,255,.75)');
  for (let k = 0; k < 12; k++) {
    const angle = (k / 12) * Math.PI * 2;
    const next = angle + Math.PI / 12;
    const sway = shake * 0.04 * Math.sin(k);
    strand(rimPoint(angle, 0.23, dip), rimPoint(next, 0.17 + sway, 0.16));
    strand(rimPoint(angle, 0.23, dip), rimPoint(angle - Math.PI / 12, 0.17 + sway, 0.16));
    strand(rimPoint(next, 0.17 + sway, 0.16), rimPoint(angle + Math.PI / 6, 0.12 + sway, 0.3));
    strand(rimPoint(next, 0.17 + sway, 0.16), rimPoint(angle, 0.12 + sway, 0.3));
    strand(rimPoint(angle, 0.12 + sway, 0.3), rimPoint(next, 0.13 + sway, 0.42));
  }
  ring.forEach((p, k) => bar(c, view, p, at(ring, (k + 1) % 24), 0.045, '#ff6a2b'));
  bar(c, view, [12.65, 3.02, 7.5], [12.86, 3.02, 7.5], 0.08, '#d4491a');
};
