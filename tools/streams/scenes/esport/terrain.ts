import { alpha, seeded } from '../colour.ts';
import { cycle, TAU } from '../loop.ts';

type Canvas = CanvasRenderingContext2D;
/** The map in units; the picture shows 160 by 90 of it. */
export const MAP = { width: 190, height: 108 } as const;

const river = (c: Canvas, width: number, colour: string) => {
  c.beginPath();
  c.moveTo(-8, 22);
  c.bezierCurveTo(58, 34, 118, 54, 200, 98);
  c.lineWidth = width;
  c.strokeStyle = colour;
  c.stroke();
};
const lane = (c: Canvas, width: number, colour: string) => {
  c.lineWidth = width;
  c.strokeStyle = colour;
  c.beginPath();
  c.moveTo(10, 116);
  c.bezierCurveTo(48, 74, 108, 48, 180, -8);
  c.moveTo(-8, 70);
  c.bezierCurveTo(10, 76, 24, 92, 34, 116);
  c.moveTo(140, -8);
  c.bezierCurveTo(158, 8, 176, 26, 198, 36);
  c.stroke();
};

const onWay = (x: number, y: number) => {
  const laneGap = Math.abs(y - (104 - x * 0.6)) < 12.5;
  const riverGap = Math.abs(y - (21 + x * 0.36)) < 13;
  return laneGap || riverGap;
};

const tree = (c: Canvas, x: number, y: number, r: number, tone: string) => {
  c.fillStyle = 'rgba(0,0,0,.38)';
  c.beginPath();
  c.ellipse(x + 1.1, y + 1.7, r * 1.02, r * 0.92, 0, 0, TAU);
  c.fill();
  c.fillStyle = tone;
  for (let k = 0; k < 7; k++) {
    const a = (k / 7) * TAU;
    c.beginPath();
    c.arc(x + Math.cos(a) * r * 0.42, y + Math.sin(a) * r * 0.42, r * 0.62, 0, TAU);
    c.fill();
  }
  c.fillStyle = 'rgba(206,244,170,.2)';
  c.beginPath();
  c.arc(x - r * 0.28, y - r * 0.34, r * 0.52, 0, TAU);
  c.fill();
  c.fillStyle = 'rgba(206,244,170,.16)';
  c.beginPath();
  c.arc(x - r * 0.4, y - r * 0.45, r * 0.24, 0, TAU);
  c.fill();
};

const rock = (c: Canvas, x: number, y: number, r: number) => {
  c.fillStyle = 'rgba(0,0,0,.4)';
  c.beginPath();
  c.ellipse(x + 0.8, y + 1.2, r * 1.1, r * 0.8, 0, 0, TAU);
  c.fill();
  const facet = (points: readonly (readonly [number, number])[], colour: string) => {
    c.fillStyle = colour;
    c.beginPath();
    for (const [px, py] of points) c.lineTo(x + px * r, y + py * r);
    c.fill();
  };
  facet(
    [
      [-1, 0.4],
      [-0.6, -0.6],
      [0.3, -0.9],
      [1, -0.1],
      [0.8, 0.7],
      [-0.3, 0.8],
    ],
    '#5a6570',
  );
  facet(
    [
      [-1, 0.4],
      [-0.6, -0.6],
      [0.3, -0.9],
      [0, 0],
      [-0.3, 0.8],
    ],
    '#77838d',
  );
};

/** Paints once what does not move. */
export const paintTerrain = (c: Canvas) => {
  const random = seeded(21);
  c.lineCap = 'round';
  c.fillStyle = '#15291f';
  c.fillRect(-10, -10, MAP.width + 20, MAP.height + 20);
  for (let i = 0; i < 1500; i++) {
    c.fillStyle = alpha(['#1d3d2b', '#234a31', '#183229', '#2d4f2e'][Math.floor(random() * 4)] ?? '#1d3d2b', 0.8);
    c.beginPath();
    c.ellipse(
      random() * MAP.width,
      random() * MAP.height,
      1.5 + random() * 4,
      1 + random() * 2.4,
      random() * 3,
      0,
      TAU,
    );
    c.fill();
  }
  river(c, 20, '#27472f');
  river(c, 17, '#17485c');
  river(c, 12.5, '#1f6480');
  river(c, 6, '#2a7896');
  lane(c, 13.5, '#3a3122');
  lane(c, 11.5, '#5f5337');
  lane(c, 8.5, '#74664a');
  for (let i = 0; i < 240; i++) {
    const x = random() * MAP.width;
    const y = 104 - x * 0.6 + (random() - 0.5) * 9;
    c.fillStyle = random() < 0.5 ? 'rgba(40,30,16,.25)' : 'rgba(214,196,150,.18)';
    c.beginPath();
    c.ellipse(x, y, 0.5 + random() * 1.2, 0.4 + random() * 0.5, 0, 0, TAU);
    c.fill();
  }
  const trees = Array.from({ length: 330 }, () => ({
    x: random() * MAP.width,
    y: random() * MAP.height,
    r: 2.1 + random() * 2.7,
    tone: Math.floor(random() * 3),
  }))
    .filter(({ x, y }) => !onWay(x, y))
    .sort((a, b) => a.y - b.y);
  for (const one of trees) tree(c, one.x, one.y, one.r, ['#2e6a41', '#39794b', '#255a3a'][one.tone] ?? '#2e6a41');
  for (const [x, y, r] of [
    [62, 22, 3],
    [66, 24.5, 2],
    [128, 76, 3.2],
    [123, 79, 2],
    [36, 52, 2.4],
    [158, 46, 2.6],
  ] as const)
    rock(c, x, y, r);
};

/** Light running down the river, and reeds of light on its edge. */
export const drawWater = (c: Canvas, t: number) => {
  c.lineCap = 'round';
  for (const [off, period, width] of [
    [-3.4, 9, 0.5],
    [0.4, 13, 0.7],
    [3.6, 11, 0.45],
  ] as const) {
    c.save();
    c.translate(0, off);
    c.setLineDash([2.6, period - 2.6]);
    c.lineDashOffset = -t * period * 0.375;
    river(c, width, `rgba(190,236,246,${0.22 + 0.06 * cycle(t, 4, off)})`);
    c.restore();
  }
  c.setLineDash([]);
};
