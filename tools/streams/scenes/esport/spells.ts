import { alpha } from '../colour.ts';
import { adding, glow } from '../light.ts';
import { clamp, LOOP_SECONDS, TAU, wrap } from '../loop.ts';
import { placeOf, type Spell, SPELLS } from './fight.ts';

type Canvas = CanvasRenderingContext2D;

const flying = (c: Canvas, spell: Spell, u: number) => {
  const [x0, y0] = placeOf(spell.from, spell.t);
  const [x1, y1] = placeOf(spell.to, spell.t + spell.seconds);
  const [x, y] = [x0 + (x1 - x0) * u, y0 - 2 + (y1 - y0) * u - Math.sin(Math.PI * u) * 2.5];
  const angle = Math.atan2(y1 - y0, x1 - x0);
  const tail = spell.kind === 'arrow' ? 5 : 7;
  const g = c.createLinearGradient(x, y, x - Math.cos(angle) * tail, y - Math.sin(angle) * tail);
  g.addColorStop(0, alpha(spell.colour, 0.95));
  g.addColorStop(1, alpha(spell.colour, 0));
  c.strokeStyle = g;
  c.lineCap = 'round';
  c.lineWidth = spell.kind === 'arrow' ? 0.7 : 1.8;
  c.beginPath();
  c.moveTo(x, y);
  c.lineTo(x - Math.cos(angle) * tail, y - Math.sin(angle) * tail);
  c.stroke();
  if (spell.kind === 'bolt') {
    glow(c, x, y, 6, spell.colour, 0.9);
    c.fillStyle = '#ffffff';
    c.beginPath();
    c.arc(x, y, 1, 0, TAU);
    c.fill();
  }
  if (u > 0.85) glow(c, x1, y1 - 1, 7, spell.colour, (u - 0.85) * 6);
};

const nova = (c: Canvas, spell: Spell, u: number) => {
  const [x, y] = placeOf(spell.to, spell.t);
  const fade = 1 - u;
  glow(c, x, y, 8 + 15 * u, spell.colour, 0.85 * fade);
  c.strokeStyle = alpha(spell.colour, fade);
  for (const [share, width] of [
    [1, 0.9],
    [0.72, 0.5],
  ] as const) {
    c.lineWidth = width;
    c.beginPath();
    c.ellipse(x, y + 2, (2 + 14 * Math.sqrt(u)) * share, (1.2 + 8 * Math.sqrt(u)) * share, 0, 0, TAU);
    c.stroke();
  }
  c.strokeStyle = alpha('#ffffff', fade);
  c.lineWidth = 0.5;
  for (let n = 0; n < 12; n++) {
    const a = (n / 12) * TAU + n * n;
    const [near, far] = [3 + 8 * u, 5 + (9 + (n % 4) * 2) * u];
    c.beginPath();
    c.moveTo(x + Math.cos(a) * near, y + 1 + Math.sin(a) * near * 0.7);
    c.lineTo(x + Math.cos(a) * far, y + 1 + Math.sin(a) * far * 0.7);
    c.stroke();
  }
};

const quake = (c: Canvas, spell: Spell, u: number) => {
  const [x, y] = placeOf(spell.from, spell.t);
  const fade = 1 - u;
  glow(c, x, y + 2, 16 * Math.sqrt(u) + 2, spell.colour, 0.7 * fade);
  c.strokeStyle = alpha(spell.colour, fade);
  c.lineWidth = 0.8;
  for (let n = 0; n < 9; n++) {
    const a = (n / 9) * TAU + 0.3;
    c.beginPath();
    c.moveTo(x, y + 3);
    for (let j = 1; j <= 4; j++) {
      const r = j * 3.6 * Math.sqrt(u);
      c.lineTo(x + Math.cos(a + (j % 2 ? 0.16 : -0.16)) * r, y + 3 + Math.sin(a + (j % 2 ? 0.16 : -0.16)) * r * 0.6);
    }
    c.stroke();
  }
};

const slash = (c: Canvas, spell: Spell, u: number) => {
  const [x, y] = placeOf(spell.to, spell.t);
  c.strokeStyle = alpha(spell.colour, 1 - u);
  c.lineCap = 'round';
  for (const [r, width] of [
    [5, 1.5],
    [6.2, 0.6],
  ] as const) {
    c.lineWidth = width * (1 - u * 0.5);
    c.beginPath();
    c.arc(x - 1, y - 1, r, -2.4 + u * 2.2, -0.6 + u * 2.2);
    c.stroke();
  }
  glow(c, x, y - 1, 6, spell.colour, 0.5 * (1 - u));
};

const beam = (c: Canvas, spell: Spell, t: number, u: number) => {
  const [x0, y0] = placeOf(spell.from, t);
  const [x1, y1] = placeOf(spell.to, t);
  const strength = Math.sin(Math.PI * clamp(u));
  for (const [width, colour, opacity] of [
    [3, spell.colour, 0.35],
    [1.4, spell.colour, 0.8],
    [0.5, '#ffffff', 1],
  ] as const) {
    c.strokeStyle = alpha(colour, opacity * strength);
    c.lineWidth = width;
    c.beginPath();
    c.moveTo(x0 + 2, y0 - 5);
    for (let n = 1; n < 8; n++) {
      const wobble = Math.sin(n * 2.4 + t * TAU * 5) * 0.8;
      c.lineTo(x0 + 2 + ((x1 - x0 - 2) * n) / 8, y0 - 5 + ((y1 - y0 + 4) * n) / 8 + wobble);
    }
    c.lineTo(x1, y1 - 1);
    c.stroke();
  }
  glow(c, x1, y1 - 1, 7, spell.colour, 0.8 * strength);
};

export const drawSpells = (c: Canvas, t: number) =>
  adding(c, () => {
    for (const spell of SPELLS) {
      const u = wrap(t - spell.t) / spell.seconds;
      if (u < 0 || u > 1 || wrap(t - spell.t) > LOOP_SECONDS / 2) continue;
      if (spell.kind === 'nova') nova(c, spell, u);
      else if (spell.kind === 'quake') quake(c, spell, u);
      else if (spell.kind === 'slash') slash(c, spell, u);
      else if (spell.kind === 'beam') beam(c, spell, t, u);
      else flying(c, spell, u);
    }
  });
