import { alpha, mix, seeded } from '../colour.ts';
import { at } from '../loop.ts';
import { BOARD, FINISH, PEGS, type Point, RAIL, RAILS } from './course.ts';

type Canvas = CanvasRenderingContext2D;

const trace = (c: Canvas, points: readonly Point[]) => {
  c.beginPath();
  for (const [x, y] of points) c.lineTo(x, y);
};
const closed = (c: Canvas, points: readonly Point[], colour: string) => {
  trace(c, points);
  c.closePath();
  c.fillStyle = colour;
  c.fill();
};

const sand = (c: Canvas) => {
  const random = seeded(2);
  const g = c.createLinearGradient(0, 0, BOARD.width, BOARD.height);
  g.addColorStop(0, '#d9c49a');
  g.addColorStop(0.5, '#c2a370');
  g.addColorStop(1, '#9c7a4c');
  c.fillStyle = g;
  c.fillRect(0, -12, BOARD.width, BOARD.height + 24);
  for (let i = 0; i < 420; i++) {
    c.fillStyle = alpha(random() < 0.5 ? '#5a3c1e' : '#fff0d2', 0.1);
    c.beginPath();
    c.ellipse(random() * BOARD.width, random() * BOARD.height, 1 + random() * 3, 0.6 + random(), 0, 0, 7);
    c.fill();
  }
};

/** Painted lanes: where each part of the race runs. */
const lanes = (c: Canvas) => {
  const lane = (points: readonly Point[]) => {
    closed(
      c,
      points.map(([x, y]) => [x + 0.9, y + 1.6] as const),
      'rgba(50,26,6,.3)',
    );
    closed(c, points, '#46505f');
  };
  lane([
    [2, 4],
    [40, 4],
    [40, 12],
    [128, 27],
    [157, 33],
    [157, 52],
    [150, 62],
    [132, 68.7],
    [34, 85.2],
    [20, 78],
    [40, 66],
    [122, 54],
    [126, 45],
    [40, 31],
    [2, 23],
  ]);
  lane([
    [3, 80],
    [34, 68],
    [40, 85.5],
    [22, 90],
    [14, 98],
    [20, 109],
    [29, 115],
    [152, 117],
    [157, 124],
    [157, 206],
    [98, 232],
    [94, 248],
    [124, 250],
    [157, 262],
    [157, 279],
    [134, 286],
    [60, 300],
    [34, 303],
    [30, 317],
    [2, 317],
    [2, 292],
    [56, 286],
    [122, 274],
    [122, 262],
    [44, 248],
    [52, 242],
    [62, 232],
    [3, 206],
  ]);
};

const stripes = (c: Canvas) => {
  c.save();
  c.setLineDash([3, 5]);
  c.lineWidth = 0.6;
  c.strokeStyle = 'rgba(255,255,255,.3)';
  for (const path of [
    [
      [6, 15],
      [40, 20],
      [126, 34],
    ],
    [
      [140, 59],
      [34, 76],
    ],
    [
      [60, 246],
      [122, 255],
    ],
    [
      [134, 279],
      [60, 293],
      [34, 296],
    ],
  ] as const) {
    trace(c, path);
    c.stroke();
  }
  c.restore();
  const size = 2.4;
  for (let i = 0; i < 2; i++) {
    for (let j = 0; FINISH.from + 14.6 + j * size < FINISH.to - 2; j++) {
      c.fillStyle = (i + j) % 2 ? '#ffffff' : '#15181c';
      c.fillRect(FINISH.x + i * size, FINISH.from + 14.6 + j * size, size, size);
    }
  }
};

const WORDS = ['KHÁN ĐÀI', 'TRẬN ĐÊM NAY', 'HÀNG GHẾ ĐẦU', 'NGỒI VÀO CHỖ'];
const plaques = (c: Canvas) => {
  const plaque = (x: number, y: number, tilt: number, i: number, width = 34) => {
    c.save();
    c.translate(x, y);
    c.rotate(tilt);
    c.fillStyle = 'rgba(50,26,6,.35)';
    c.fillRect(-width / 2 + 0.6, -2.6 + 1, width, 5.6);
    c.fillStyle = at(['#081612', '#c3f25a', '#0d2b52'], i);
    c.fillRect(-width / 2, -2.8, width, 5.6);
    c.fillStyle = i % 3 === 1 ? '#10200a' : '#eef6f1';
    c.font = '800 3.6px "Plus Jakarta Sans", sans-serif';
    c.textAlign = 'center';
    c.textBaseline = 'middle';
    c.fillText(at(WORDS, i), 0, 0.15);
    c.restore();
  };
  plaque(72, 44.5, 0.16, 1);
  plaque(112, 13, 0.16, 0);
  plaque(88, 84.5, -0.165, 2, 36);
  plaque(72, 100, 0, 1, 40);
  plaque(128, 93, -0.1, 0);
  plaque(28, 228, 0.4, 3, 38);
  plaque(132, 228, -0.4, 1);
  plaque(26, 262, 0.2, 2, 36);
  plaque(108, 303, -0.19, 1, 40);
};

const rails = (c: Canvas) => {
  c.lineCap = c.lineJoin = 'round';
  const all = (dx: number, dy: number, width: number, colour: string) => {
    c.save();
    c.translate(dx, dy);
    c.lineWidth = width;
    c.strokeStyle = colour;
    for (const rail of RAILS) {
      trace(c, rail);
      c.stroke();
    }
    c.restore();
  };
  all(1.2, 2.4, RAIL + 0.4, 'rgba(40,20,5,.4)');
  all(0, 0.5, RAIL + 0.7, '#7b2f20');
  all(0, 0, RAIL, '#e9e2d2');
  all(-0.1, -0.35, RAIL * 0.35, '#fffaf0');
};

const studs = (c: Canvas) => {
  for (const {
    at: [x, y],
    radius,
  } of PEGS) {
    c.fillStyle = 'rgba(20,12,6,.4)';
    c.beginPath();
    c.ellipse(x + 0.9, y + 1.6, radius * 1.05, radius * 0.9, 0.6, 0, 7);
    c.fill();
    const g = c.createRadialGradient(x - radius * 0.4, y - radius * 0.5, radius * 0.1, x, y, radius);
    g.addColorStop(0, '#fff6d8');
    g.addColorStop(0.5, '#e8b64c');
    g.addColorStop(1, mix('#e8b64c', '#000000', 0.5));
    c.fillStyle = g;
    c.beginPath();
    c.arc(x, y, radius, 0, 7);
    c.fill();
  }
};

const arch = (c: Canvas) => {
  for (const y of [FINISH.from + 8]) {
    c.fillStyle = '#d3241f';
    c.fillRect(FINISH.x - 10, y - 3, 24, 5);
    c.fillStyle = '#ffffff';
    c.font = '800 3.4px "Plus Jakarta Sans", sans-serif';
    c.textAlign = 'center';
    c.textBaseline = 'middle';
    c.fillText('ĐÍCH', FINISH.x + 2, y - 0.4);
    c.fillStyle = '#7b2f20';
    c.fillRect(FINISH.x - 0.2, y + 2, 1, 6);
    c.fillRect(FINISH.x + 3.6, y + 2, 1, 6);
  }
};

/** Paints once everything that does not move, in units of the board. */
export const paintBoard = (c: Canvas) => {
  sand(c);
  lanes(c);
  stripes(c);
  plaques(c);
  arch(c);
  rails(c);
  studs(c);
};
