import { drawFigure, drawShadow, type Kit, looks } from '../figure.ts';
import { vignette } from '../light.ts';
import { at, cycle, pulse, type Scene } from '../loop.ts';
import { drawRibbon } from '../ribbon.ts';
import { camera, type Dot, type View } from '../space.ts';
import { poseAt, sample } from '../tracks.ts';
import { actionsOf, airOf } from './moves.ts';
import { drawFlag, drawGoal, drawPitch } from './pitch.ts';
import { type Ball, playOf, type Team } from './play.ts';
import { SAVED, SCORED, type Script } from './script.ts';
import { makeStadium } from './stadium.ts';

const HOME = '#d8372f';
const AWAY = '#f2c14a';
const KITS: Readonly<Record<Team, Kit>> = {
  a: { shirt: HOME, shorts: '#ffffff', sock: HOME, trim: '#ffffff' },
  b: { shirt: AWAY, shorts: '#17324f', sock: AWAY, trim: '#17324f' },
  keeper: { shirt: '#36c2d6', shorts: '#14323a', sock: '#36c2d6', gloves: '#f4f7ef' },
  referee: { shirt: '#17191b', shorts: '#17191b', sock: '#17191b' },
};
const FLOODLIGHTS: readonly Dot[] = [
  [-2, 0.5],
  [1.9, 0.7],
  [-1.2, -0.9],
  [1.5, -0.7],
];

/** Where along the pitch the camera looks: it follows the attack, rests, and comes back; from a goal it stays. */
const gaze = (t: number, goalAt: number | null) => 27.8 + 7.6 * pulse(t, 4.9, goalAt === null ? 10.1 : 12.4, 3.3, 3.2);
const swapped: Readonly<Record<Team, Kit>> = {
  ...KITS,
  a: KITS.b,
  b: KITS.a,
};

const drawBall = (c: CanvasRenderingContext2D, view: View, ball: Ball, width: number) => {
  const [x, y, scale] = view.see(ball.x, ball.y, ball.z);
  const r = Math.max((2.1 * width) / 1400, 0.145 * scale);
  c.fillStyle = '#ffffff';
  c.beginPath();
  c.arc(x, y, r, 0, 7);
  c.fill();
  const spin = ball.rolled * 3;
  c.fillStyle = 'rgba(10,20,15,.75)';
  for (let k = 0; k < 3; k++) {
    c.beginPath();
    c.arc(x + Math.cos(spin + k * 2.1) * r * 0.55, y + Math.sin(spin + k * 2.1) * r * 0.55, r * 0.26, 0, 7);
    c.fill();
  }
  c.fillStyle = 'rgba(10,20,15,.3)';
  c.beginPath();
  c.arc(x, y, r, 0.2, 2.4);
  c.fill();
};

const played =
  (script: Script, kits: Readonly<Record<Team, Kit>>): Scene =>
  (width, height) => {
    const size: Dot = [width, height];
    const stadium = makeStadium(HOME, AWAY);
    const { players, ballAt } = playOf(script);
    const cast = players.map((player, i) => ({ ...player, looks: looks(i), actions: actionsOf(script, player.name) }));
    const { goalAt } = script;
    return (c, t, frame) => {
      const view = camera([12, 11, -17], [gaze(t, goalAt), 1.2, 30], 40, size, height * 0.1);
      const roar = pulse(t, 7.8, goalAt === null ? 9.1 : 12.4, 0.9, 1.6);
      const hope = pulse(t, 6.6, 7.6, 1.4, 0.6);
      stadium(c, view, size, t, [0.07 + 0.3 * hope + 0.6 * roar, 0.06 + 0.45 * pulse(t, 8.4, 9.6, 0.3, 1.5)]);
      drawPitch(c, view, size);
      drawGoal(c, view);
      const ball = ballAt(t);
      const bodies = cast.map(({ name, team, track, looks: face, actions }) => ({
        x: sample(track.x, t),
        z: sample(track.z, t),
        heading: at(track.heading, frame),
        size: 1.06,
        air: airOf(name, t),
        pose: poseAt(track, t, actions),
        kit: kits[team],
        looks: face,
      }));
      for (const body of bodies) drawShadow(c, view, body, FLOODLIGHTS, 0.17);
      drawShadow(
        c,
        view,
        { x: ball.x, z: ball.z },
        [
          [-0.5, 0.1],
          [0.5, 0.15],
        ],
        0.26,
      );
      bodies.sort((a, b) => b.z - a.z);
      let ballDrawn = false;
      for (const body of bodies) {
        if (!ballDrawn && body.z < ball.z) {
          drawBall(c, view, ball, width);
          ballDrawn = true;
        }
        drawFigure(c, view, body);
      }
      if (!ballDrawn) drawBall(c, view, ball, width);
      drawFlag(c, view, cycle(t, 9) * 0.7 + cycle(t, 23) * 0.3);
      vignette(c, width, height, 'rgba(0,6,4,.6)');
      drawRibbon(c, width, height, frame);
    };
  };

/** A night match seen from the stand. */
export const football: Scene = played(SAVED, KITS);
/** Its attack ending in a goal, of the side in the home shirts and of the other. */
export const footballHomeGoal: Scene = played(SCORED, KITS);
export const footballAwayGoal: Scene = played(SCORED, swapped);
