import { makeCrowd, makeFlashes } from '../crowd.ts';
import { seeded } from '../colour.ts';
import { drawFigure, drawShadow, type Kit, looks } from '../figure.ts';
import { adding, glow, vignette } from '../light.ts';
import { at, pulse, type Scene, TAU } from '../loop.ts';
import { drawRibbon } from '../ribbon.ts';
import { camera, type Dot, type Vec, type View } from '../space.ts';
import { sample } from '../tracks.ts';
import { drawBasket, drawBoards, drawCourt } from './court.ts';
import { actionsOf, airOf, poseOf } from './moves.ts';
import { ballAt, type Player, PLAYERS } from './play.ts';

const KITS: Readonly<Record<Player['team'], Kit>> = {
  a: { shirt: '#2f7fd1', shorts: '#2f7fd1', sock: '#ffffff', trim: '#ffffff', boot: '#f4f4f0', bareArms: true },
  b: { shirt: '#f4efe4', shorts: '#f4efe4', sock: '#1c1c1c', trim: '#e0662a', boot: '#c8521f', bareArms: true },
  referee: { shirt: '#8c959b', shorts: '#15181b', sock: '#15181b', boot: '#15181b' },
};

const drawBall = (c: CanvasRenderingContext2D, view: View, [bx, by, bz]: Vec, t: number) => {
  const [x, y, scale] = view.see(bx, by, bz);
  const r = 0.14 * scale;
  c.fillStyle = '#d9702b';
  c.beginPath();
  c.arc(x, y, r, 0, TAU);
  c.fill();
  c.strokeStyle = '#4a2108';
  c.lineWidth = r * 0.13;
  c.save();
  c.translate(x, y);
  c.rotate((t * TAU * 12) / 16);
  c.beginPath();
  c.moveTo(-r, 0);
  c.lineTo(r, 0);
  c.moveTo(0, -r);
  c.lineTo(0, r);
  c.moveTo(-r * 0.6, -r * 0.78);
  c.quadraticCurveTo(-r * 0.1, 0, -r * 0.6, r * 0.78);
  c.moveTo(r * 0.6, -r * 0.78);
  c.quadraticCurveTo(r * 0.1, 0, r * 0.6, r * 0.78);
  c.stroke();
  c.restore();
  c.fillStyle = 'rgba(255,236,200,.35)';
  c.beginPath();
  c.arc(x - r * 0.3, y - r * 0.35, r * 0.38, 0, TAU);
  c.fill();
};

const lamps = (c: CanvasRenderingContext2D, view: View) =>
  adding(c, () => {
    for (let x = -10; x < 26; x += 3.4) {
      const [sx, sy, scale] = view.see(x, 13.2, 24);
      glow(c, sx, sy, 3.2 * scale, '#ffe9c4', 0.42);
      c.fillStyle = '#fff7e4';
      c.fillRect(sx - 0.7 * scale, sy - 0.14 * scale, 1.4 * scale, 0.28 * scale);
    }
  });

/** A hall, seen from the second row by the basket. */
export const basketball: Scene = (width, height) => {
  const size: Dot = [width, height];
  const view = camera([3.4, 4.7, -6.9], [8.45, 1.6, 8], 45, size, 0);
  const far = makeCrowd(
    [
      {
        along: 'x',
        base: 18.6,
        from: -26,
        to: 40,
        rows: 17,
        floor: 1,
        rise: 0.58,
        depth: 0.72,
        light: 0.82,
        pitch: 0.58,
      },
    ],
    ['#2f7fd1', '#e58a2c'],
    8,
  );
  const side = makeCrowd(
    [{ along: 'z', base: 20, from: -8, to: 19, rows: 15, floor: 1, rise: 0.62, depth: 0.8, light: 0.72, pitch: 0.6 }],
    ['#e58a2c', '#2f7fd1'],
    12,
  );
  const random = seeded(77);
  const flashes = makeFlashes(
    Array.from({ length: 46 }, () => {
      const row = Math.floor(random() * 16);
      return [-12 + random() * 32, 1.7 + row * 0.58, 18.6 + row * 0.72] as const;
    }),
    5,
  );
  const cast = PLAYERS.map((player, i) => ({ player, looks: looks(i + 3), actions: actionsOf(player.name) }));
  const stand = document.createElement('canvas');
  stand.width = width;
  stand.height = height;
  const back = stand.getContext('2d', { alpha: false });
  if (!back) throw new Error('this browser draws no canvas');
  return (c, t, frame) => {
    back.fillStyle = '#0b0d12';
    back.fillRect(0, 0, width, height);
    const gasp = pulse(t, 7.4, 8.3, 0.8, 1.2);
    far(back, view, size, t, [0.04 + 0.8 * gasp, 0.03 + 0.55 * pulse(t, 8.4, 9.4, 0.3, 1)]);
    side(back, view, size, t, [0.03, 0.04 + 0.75 * gasp]);
    flashes(back, view, t);
    c.filter = `blur(${width / 1100}px)`;
    c.drawImage(stand, 0, 0);
    c.filter = 'none';
    lamps(c, view);
    drawCourt(c, view, size);
    drawBoards(c, view);
    const ball = ballAt(t);
    const bodies = cast.map(({ player, looks: face, actions }) => ({
      x: sample(player.track.x, t),
      z: sample(player.track.z, t),
      heading: at(player.track.heading, frame),
      size: player.team === 'referee' ? 1.02 : 1.13,
      air: airOf(player.name, t),
      pose: poseOf(player, t, actions),
      kit: KITS[player.team],
      looks: face,
    }));
    for (const body of bodies)
      drawShadow(
        c,
        view,
        body,
        [
          [-0.6, 0.2],
          [0.6, 0.25],
          [0.1, -0.5],
        ],
        0.13,
      );
    drawShadow(
      c,
      view,
      { x: ball[0], z: ball[2] },
      [
        [-0.16, 0],
        [0.16, 0],
      ],
      0.22,
    );
    const things = [
      ...bodies.map((body) => ({ z: body.z, draw: () => drawFigure(c, view, body) })),
      { z: ball[2] - 0.05, draw: () => drawBall(c, view, ball, t) },
      { z: 7.4, draw: () => drawBasket(c, view, pulse(t, 8.15, 8.25, 0.05, 0.8) * Math.cos((t - 8.15) * 22)) },
    ];
    things.sort((a, b) => b.z - a.z);
    for (const thing of things) thing.draw();
    vignette(c, width, height, 'rgba(0,0,0,.6)');
    drawRibbon(c, width, height, frame);
  };
};
