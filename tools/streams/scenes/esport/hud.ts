import { mix } from '../colour.ts';
import { at, clamp, TAU, wrap } from '../loop.ts';
import { FIGHTERS, minionsAt, stanceOf } from './fight.ts';
import { BLUE, RED } from './heroes.ts';
import { MAP } from './terrain.ts';

type Canvas = CanvasRenderingContext2D;

const panel = (c: Canvas, x: number, y: number, w: number, h: number, r = 1.4) => {
  c.fillStyle = 'rgba(6,12,12,.9)';
  c.beginPath();
  c.roundRect(x, y, w, h, r);
  c.fill();
  c.strokeStyle = 'rgba(140,170,160,.28)';
  c.lineWidth = 0.25;
  c.stroke();
};

const portraits = (c: Canvas, t: number) => {
  FIGHTERS.forEach((f, i) => {
    const blue = f.hero.team === BLUE;
    const n = i % 3;
    const x = blue ? 52 + n * 8.6 : 90.8 + n * 8.6;
    const stance = stanceOf(f, t);
    c.save();
    c.globalAlpha = stance.presence < 0.5 ? 0.4 : 1;
    c.fillStyle = mix(f.hero.cloak, '#000000', 0.35);
    c.beginPath();
    c.roundRect(x - 3.4, 1.2, 6.8, 6.6, 1);
    c.fill();
    c.save();
    c.clip();
    c.fillStyle = f.hero.cloak;
    c.fillRect(x - 2.6, 6, 5.2, 3);
    c.fillStyle = '#e6b88c';
    c.beginPath();
    c.arc(x, 4.7, 1.7, 0, TAU);
    c.fill();
    c.fillStyle = f.hero.hair;
    c.beginPath();
    c.arc(x, 4.2, 1.85, Math.PI, TAU);
    c.fill();
    c.restore();
    c.fillStyle = '#0a0f0d';
    c.fillRect(x - 3.4, 8.2, 6.8, 0.9);
    c.fillStyle = f.hero.team;
    c.fillRect(x - 3.4, 8.2, 6.8 * stance.health, 0.9);
    c.restore();
  });
};

const minimap = (c: Canvas, t: number) => {
  const [x0, y0, w, h] = [2.4, 62.6, 34, 22.4];
  panel(c, x0 - 1, y0 - 1, w + 2, h + 2);
  c.save();
  c.beginPath();
  c.rect(x0, y0, w, h);
  c.clip();
  c.fillStyle = '#1d3d2b';
  c.fillRect(x0, y0, w, h);
  c.translate(x0, y0);
  c.scale(w / MAP.width, h / MAP.height);
  c.lineCap = 'round';
  c.lineWidth = 12;
  c.strokeStyle = '#1f6480';
  c.beginPath();
  c.moveTo(-8, 22);
  c.bezierCurveTo(58, 34, 118, 54, 200, 98);
  c.stroke();
  c.lineWidth = 9;
  c.strokeStyle = '#8b7c58';
  c.beginPath();
  c.moveTo(10, 116);
  c.bezierCurveTo(48, 74, 108, 48, 180, -8);
  c.stroke();
  for (const m of minionsAt(t)) {
    c.fillStyle = m.team;
    c.fillRect(m.x - 1.6, m.y - 1.6, 3.2, 3.2);
  }
  for (const f of FIGHTERS) {
    const s = stanceOf(f, t);
    if (s.presence < 0.5) continue;
    c.fillStyle = '#ffffff';
    c.beginPath();
    c.arc(s.x, s.y, 5, 0, TAU);
    c.fill();
    c.fillStyle = f.hero.team;
    c.beginPath();
    c.arc(s.x, s.y, 3.9, 0, TAU);
    c.fill();
  }
  c.restore();
};

const SKILLS = ['#d9a441', '#4a90d9', '#7d5bd0', '#46b07c', '#c9503f', '#8894a0'];
const COOLDOWNS = [
  [3, 2.4],
  [5.3, 4],
  [7.8, 6.4],
  [9, 3],
  [4.6, 8],
  [0, 0],
] as const;

const skills = (c: Canvas, t: number) => {
  panel(c, 54.4, 78.2, 51.2, 8.4);
  SKILLS.forEach((colour, i) => {
    const x = 56 + i * 8.1;
    c.fillStyle = mix(colour, '#0b1412', 0.15);
    c.beginPath();
    c.roundRect(x, 79.2, 6.8, 6.4, 0.8);
    c.fill();
    c.fillStyle = mix(colour, '#ffffff', 0.55);
    c.beginPath();
    for (let k = 0; k < 4 + i; k++) {
      const a = (k / (4 + i)) * TAU - Math.PI / 2;
      const r = k % 2 ? 1.1 : 2.2;
      c.lineTo(x + 3.4 + Math.cos(a) * r, 82.4 + Math.sin(a) * r);
    }
    c.fill();
    const [used, wait] = at(COOLDOWNS, i);
    const left = wait === 0 ? 0 : clamp(1 - wrap(t - used) / wait);
    if (left <= 0) return;
    c.save();
    c.beginPath();
    c.roundRect(x, 79.2, 6.8, 6.4, 0.8);
    c.clip();
    c.fillStyle = 'rgba(4,8,8,.72)';
    c.beginPath();
    c.moveTo(x + 3.4, 82.4);
    c.arc(x + 3.4, 82.4, 6, -Math.PI / 2 - left * TAU, -Math.PI / 2);
    c.fill();
    c.restore();
  });
};

/** The observer's display: who lives, where everyone is, what is ready. No score and no clock: the page has them. */
export const drawHud = (c: Canvas, t: number) => {
  panel(c, 46.6, -2, 27.2, 12.2);
  panel(c, 86.2, -2, 27.2, 12.2);
  c.fillStyle = BLUE;
  c.fillRect(46.6, 0, 0.9, 10.2);
  c.fillStyle = RED;
  c.fillRect(112.5, 0, 0.9, 10.2);
  portraits(c, t);
  minimap(c, t);
  skills(c, t);
};
