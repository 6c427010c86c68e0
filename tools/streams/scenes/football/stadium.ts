import { makeCrowd, makeFlashes, type Mood } from '../crowd.ts';
import { seeded } from '../colour.ts';
import { fillShape } from '../ground.ts';
import { adding, glow } from '../light.ts';
import type { View } from '../space.ts';

type Canvas = CanvasRenderingContext2D;
type Size = readonly [number, number];

const MASTS = [
  [-8, 122, 36],
  [74, 112, 34],
] as const;

const mast = (c: Canvas, view: View, [x, z, top]: readonly [number, number, number], size: Size) => {
  const foot = view.see(x, 18, z);
  const head = view.see(x, top, z);
  c.strokeStyle = '#0c1614';
  c.lineWidth = 1.1 * foot[2];
  c.beginPath();
  c.moveTo(foot[0], foot[1]);
  c.lineTo(head[0], head[1]);
  c.stroke();
  const u = head[2] * 1.35;
  c.fillStyle = '#101b19';
  c.fillRect(head[0] - u * 3.3, head[1] - u * 2.4, u * 6.6, u * 4.8);
  c.fillStyle = '#fbfff4';
  for (let i = -2; i <= 2; i++) {
    for (let j = -1; j <= 1; j++) {
      c.beginPath();
      c.arc(head[0] + i * u * 1.22, head[1] + j * u * 1.42, u * 0.5, 0, 7);
      c.fill();
    }
  }
  adding(c, () => {
    glow(c, head[0], head[1], size[0] * 0.2, '#d9f5dd', 0.5);
    glow(c, head[0], head[1], size[0] * 0.05, '#ffffff', 0.7);
    beams(c, head, size, x > 20 ? 0.28 : -0.2);
  });
};

const beams = (c: Canvas, [x, y]: readonly [number, number, ...number[]], size: Size, tilt: number) => {
  const length = size[1] * 1.2;
  const spread = 0.085;
  for (const off of [-0.34, 0, 0.3]) {
    const angle = Math.PI / 2 + off + tilt;
    const g = c.createLinearGradient(x, y, x + Math.cos(angle) * length, y + Math.sin(angle) * length);
    g.addColorStop(0, 'rgba(220,248,222,.15)');
    g.addColorStop(1, 'rgba(220,248,222,0)');
    c.fillStyle = g;
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(x + Math.cos(angle - spread) * length, y + Math.sin(angle - spread) * length);
    c.lineTo(x + Math.cos(angle + spread) * length, y + Math.sin(angle + spread) * length);
    c.fill();
  }
};

const roof = (c: Canvas, view: View, width: number) => {
  fillShape(
    c,
    view,
    [
      [-140, 22.6, 88],
      [150, 22.6, 88],
      [150, 23.6, 118],
      [-140, 23.6, 118],
    ],
    '#05090a',
  );
  fillShape(
    c,
    view,
    [
      [-140, 21.7, 88],
      [150, 21.7, 88],
      [150, 22.8, 88],
      [-140, 22.8, 88],
    ],
    '#15211f',
  );
  adding(c, () => {
    for (let x = -60; x <= 110; x += 4) {
      const [sx, sy, scale] = view.see(x, 22.1, 88);
      if (sx < -60 || sx > width + 60) continue;
      glow(c, sx, sy, 1.1 * scale * 4.2, '#dff3d8', 0.33);
      c.fillStyle = '#f6fff0';
      c.fillRect(sx - scale, sy - 0.3 * scale, 2 * scale, 0.6 * scale);
    }
  });
};

/** The far stand, the end stand, their roofs and the floodlights; home and away are shirt colours. */
export const makeStadium = (home: string, away: string) => {
  const far = makeCrowd(
    [
      {
        along: 'x',
        base: 92,
        from: -120,
        to: 130,
        rows: 7,
        floor: 15.4,
        rise: 0.82,
        depth: 0.9,
        light: 0.6,
        pitch: 0.66,
      },
      { along: 'x', base: 77, from: -110, to: 70, rows: 14, floor: 2.2, rise: 0.72, depth: 0.95, light: 0.95 },
    ],
    [home, away],
    5,
  );
  const end = makeCrowd(
    [{ along: 'z', base: 64, from: 4, to: 76, rows: 17, floor: 2, rise: 0.86, depth: 1.15, light: 0.8 }],
    [away, home],
    9,
  );
  const random = seeded(31);
  const flashes = makeFlashes(
    Array.from({ length: 70 }, () => {
      const row = Math.floor(random() * 14);
      return [-40 + random() * 110, 2.9 + row * 0.72, 77 + row * 0.95] as const;
    }),
    17,
  );
  return (c: Canvas, view: View, size: Size, t: number, mood: Mood) => {
    const sky = c.createLinearGradient(0, 0, 0, size[1] * 0.5);
    sky.addColorStop(0, '#04090c');
    sky.addColorStop(1, '#0e2422');
    c.fillStyle = sky;
    c.fillRect(0, 0, size[0], size[1]);
    fillShape(
      c,
      view,
      [
        [-140, 0, 77],
        [150, 0, 77],
        [150, 22.5, 112],
        [-140, 22.5, 112],
      ],
      '#08110e',
    );
    far(c, view, size, t, mood);
    fillShape(
      c,
      view,
      [
        [-130, 14.2, 90.4],
        [140, 14.2, 90.4],
        [140, 15.6, 90.4],
        [-130, 15.6, 90.4],
      ],
      '#16312a',
    );
    fillShape(
      c,
      view,
      [
        [-130, 15.1, 90.3],
        [140, 15.1, 90.3],
        [140, 15.5, 90.3],
        [-130, 15.5, 90.3],
      ],
      '#d6f7a0',
    );
    flashes(c, view, t);
    fillShape(
      c,
      view,
      [
        [64, 0, -30],
        [64, 0, 78],
        [92, 22, 78],
        [92, 22, -30],
      ],
      '#08110e',
    );
    end(c, view, size, t, [mood[1], mood[0]]);
    fillShape(
      c,
      view,
      [
        [84, 20, -40],
        [84, 20, 80],
        [98, 23, 80],
        [98, 23, -40],
      ],
      '#0b1513',
    );
    roof(c, view, size[0]);
    for (const one of MASTS) mast(c, view, one, size);
  };
};
