import { mix } from '../colour.ts';
import { vignette } from '../light.ts';
import { at, clamp, FRAMES, lerp, type Scene, smooth, TAU } from '../loop.ts';
import { drawRibbon } from '../ribbon.ts';
import { paintBoard } from './board.ts';
import { BOARD, COLOURS, FINISH, GATE, MARBLE_RADIUS, SPINNERS } from './course.ts';
import { type Race, runRace, type Shot } from './physics.ts';

type Canvas = CanvasRenderingContext2D;
/** Units of the board across the picture. */
const ACROSS = 124;

const drawMarble = (c: Canvas, { x, y, angle }: Shot, colour: string) => {
  const r = MARBLE_RADIUS;
  c.save();
  c.translate(x, y);
  c.beginPath();
  c.arc(0, 0, r, 0, TAU);
  c.fillStyle = colour;
  c.fill();
  c.clip();
  c.rotate(angle);
  c.fillStyle = mix(colour, '#ffffff', 0.62);
  c.beginPath();
  c.moveTo(-r, -r * 0.2);
  c.bezierCurveTo(-r * 0.3, -r * 1.1, r * 0.3, r * 0.5, r, -r * 0.5);
  c.lineTo(r, r * 0.05);
  c.bezierCurveTo(r * 0.3, r * 1, -r * 0.3, -r * 0.5, -r, r * 0.35);
  c.fill();
  c.fillStyle = mix(colour, '#000000', 0.35);
  c.beginPath();
  c.arc(r * 0.1, r * 0.72, r * 0.26, 0, TAU);
  c.arc(-r * 0.2, -r * 0.75, r * 0.2, 0, TAU);
  c.fill();
  c.rotate(-angle);
  const shadeOver = c.createRadialGradient(-r * 0.35, -r * 0.4, r * 0.2, 0, 0, r);
  shadeOver.addColorStop(0, 'rgba(255,255,255,.28)');
  shadeOver.addColorStop(0.5, 'rgba(0,0,0,0)');
  shadeOver.addColorStop(1, 'rgba(0,0,0,.55)');
  c.fillStyle = shadeOver;
  c.fillRect(-r, -r, 2 * r, 2 * r);
  c.fillStyle = 'rgba(255,255,255,.92)';
  c.beginPath();
  c.ellipse(-r * 0.36, -r * 0.45, r * 0.24, r * 0.15, -0.7, 0, TAU);
  c.fill();
  c.restore();
};

const drawSpinners = (c: Canvas, t: number) => {
  for (const {
    at: [x, y],
    half,
    speed,
  } of SPINNERS) {
    const cross = (dx: number, dy: number, width: number, colour: string) => {
      c.save();
      c.translate(x + dx, y + dy);
      c.rotate(speed * t);
      c.lineCap = 'round';
      c.lineWidth = width;
      c.strokeStyle = colour;
      c.beginPath();
      c.moveTo(-half, 0);
      c.lineTo(half, 0);
      c.moveTo(0, -half);
      c.lineTo(0, half);
      c.stroke();
      c.restore();
    };
    cross(1, 2.2, 2.4, 'rgba(30,14,4,.4)');
    cross(0, 0.4, 2.9, '#5a1512');
    cross(0, 0, 2.3, '#d3241f');
    cross(0, -0.3, 0.5, '#ff8d80');
    c.fillStyle = '#e9e2d2';
    c.beginPath();
    c.arc(x, y, 2.1, 0, TAU);
    c.fill();
    c.fillStyle = '#7b2f20';
    c.beginPath();
    c.arc(x, y, 0.9, 0, TAU);
    c.fill();
  }
};

const drawGate = (c: Canvas, t: number) => {
  const lift = smooth((t - GATE.opens + 0.12) / 0.3) * 15;
  c.fillStyle = 'rgba(30,14,4,.35)';
  c.fillRect(GATE.x - 0.1, 9 - lift + 2, 2.4, 21);
  for (let k = 0; k < 7; k++) {
    c.fillStyle = k % 2 ? '#f4c430' : '#15181c';
    c.fillRect(GATE.x - 1.1, 8.6 - lift + k * 3, 2.2, 3);
  }
};

interface Gaze {
  readonly x: number;
  readonly y: number;
}
/** The camera follows the pack with a lean towards the leaders, without haste. */
const gazes = (race: Race, high: number): readonly Gaze[] => {
  const wanted = race.frames.map((marbles) => {
    const racing = marbles.filter((m) => !(m.y > FINISH.from + 4 && m.x < FINISH.x - 4));
    const ranked = [...(racing.length > 3 ? racing : marbles)].sort((a, b) => b.y - a.y).slice(0, 6);
    return {
      x: ranked.reduce((s, m) => s + m.x, 0) / ranked.length,
      y: ranked.reduce((s, m) => s + m.y, 0) / ranked.length,
    };
  });
  let follow: Gaze = { x: 0, y: 0 };
  const gentle: Gaze[] = [];
  for (const [f, goal] of wanted.entries()) {
    const aim = {
      x: clamp(goal.x, ACROSS / 2 - 1, BOARD.width - ACROSS / 2 + 1),
      y: clamp(goal.y + 5, high / 2, BOARD.height - high / 2),
    };
    follow = f === 0 ? aim : { x: lerp(follow.x, aim.x, 0.045), y: lerp(follow.y, aim.y, 0.055) };
    gentle.push(follow);
  }
  return gentle;
};

/** Three stepped bars close over the picture at the end of the loop and open again at its start. */
const drawWipe = (c: Canvas, t: number, width: number, height: number) => {
  const since = t > 8 ? t - 16 : t;
  const shut = 1 - Math.abs(since) / 0.5;
  if (shut <= 0) return;
  const tones = ['#0a120f', '#12211a', '#0a120f'];
  tones.forEach((tone, k) => {
    const share = smooth(clamp(shut * 1.75 - k * 0.2));
    const w = width * share * 1.02;
    c.fillStyle = tone;
    c.fillRect(since < 0 ? 0 : width - w, (height / 3) * k - 1, w, height / 3 + 2);
    c.fillStyle = '#b9f24b';
    if (share > 0.01 && share < 0.99)
      c.fillRect(since < 0 ? w - width * 0.008 : width - w, (height / 3) * k - 1, width * 0.008, height / 3 + 2);
  });
  const mark = smooth((shut - 0.62) / 0.3);
  if (mark <= 0) return;
  c.globalAlpha = mark;
  c.fillStyle = '#b9f24b';
  [0.5, 0.78, 1].forEach((share, k) => {
    const w = height * 0.2 * share;
    c.beginPath();
    c.roundRect(width / 2 - w / 2, height * (0.41 + k * 0.062), w, height * 0.044, height * 0.012);
    c.fill();
  });
  c.globalAlpha = 1;
};

/** A marble race down a board, computed with real collisions and rolling; every loop is one race. */
export const marble: Scene = (width, height) => {
  const race = runRace();
  const scale = width / ACROSS;
  const high = height / scale;
  const path = gazes(race, high);
  const board = document.createElement('canvas');
  board.width = Math.round(BOARD.width * scale);
  board.height = Math.round((BOARD.height + 8) * scale);
  const painter = board.getContext('2d', { alpha: false });
  if (!painter) throw new Error('this browser draws no canvas');
  painter.scale(scale, scale);
  paintBoard(painter);
  return (c, t, frame) => {
    const gaze = at(path, Math.min(frame, FRAMES - 1));
    const [left, top] = [gaze.x - ACROSS / 2, gaze.y - high / 2];
    c.fillStyle = '#2d2117';
    c.fillRect(0, 0, width, height);
    c.drawImage(board, -Math.round(left * scale), -Math.round(top * scale));
    c.save();
    c.translate(-Math.round(left * scale), -Math.round(top * scale));
    c.scale(scale, scale);
    drawSpinners(c, t);
    drawGate(c, t);
    const marbles = at(race.frames, frame);
    c.fillStyle = 'rgba(20,10,4,.42)';
    for (const { x, y } of marbles) {
      c.beginPath();
      c.ellipse(x + 1, y + 2, MARBLE_RADIUS, MARBLE_RADIUS * 0.92, 0.5, 0, TAU);
      c.fill();
    }
    marbles.forEach((m, i) => drawMarble(c, m, at(COLOURS, i)));
    c.restore();
    vignette(c, width, height, 'rgba(20,8,0,.55)');
    drawWipe(c, t, width, height);
    drawRibbon(c, width, height, frame);
  };
};
