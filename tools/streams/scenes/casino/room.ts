import { alpha, mix, seeded } from '../colour.ts';
import { adding, glow } from '../light.ts';
import { cycle, TAU } from '../loop.ts';

type Canvas = CanvasRenderingContext2D;

const wheel = (c: Canvas, t: number) => {
  const [x, y, r] = [22, 25, 19];
  c.save();
  c.translate(x, y);
  c.fillStyle = 'rgba(0,0,0,.35)';
  c.beginPath();
  c.arc(1.2, 1.6, r + 1.6, 0, TAU);
  c.fill();
  c.fillStyle = '#8a5a1c';
  c.beginPath();
  c.arc(0, 0, r + 1.4, 0, TAU);
  c.fill();
  c.save();
  c.rotate((TAU * t) / 16);
  const tones = ['#7a1420', '#c9a24a', '#1e3a5f', '#a3232c', '#e6d6a8', '#14563f'];
  for (let k = 0; k < 18; k++) {
    c.fillStyle = tones[k % 6] ?? '#7a1420';
    c.beginPath();
    c.moveTo(0, 0);
    c.arc(0, 0, r, (k / 18) * TAU, ((k + 1.03) / 18) * TAU);
    c.fill();
  }
  c.fillStyle = '#5a3510';
  c.beginPath();
  c.arc(0, 0, r * 0.34, 0, TAU);
  c.fill();
  c.fillStyle = '#d9b25c';
  for (let k = 0; k < 6; k++) {
    c.save();
    c.rotate((k / 6) * TAU);
    c.fillRect(-0.5, 0, 1, r * 0.3);
    c.restore();
  }
  c.restore();
  for (let k = 0; k < 24; k++) {
    const on = (k + Math.floor(t * 3)) % 3 === 0;
    c.fillStyle = on ? '#fff1c8' : '#a67a34';
    c.beginPath();
    c.arc(Math.cos((k / 24) * TAU) * (r + 0.7), Math.sin((k / 24) * TAU) * (r + 0.7), 0.55, 0, TAU);
    c.fill();
  }
  c.fillStyle = '#f4e3b0';
  c.beginPath();
  c.moveTo(0, -r + 2.2);
  c.lineTo(-1.6, -r - 2.4);
  c.lineTo(1.6, -r - 2.4);
  c.fill();
  c.restore();
};

const shelves = (c: Canvas) => {
  const random = seeded(14);
  for (let row = 0; row < 3; row++) {
    const y = 16 + row * 12.5;
    c.fillStyle = 'rgba(0,0,0,.35)';
    c.fillRect(118, y + 0.9, 38, 1.2);
    c.fillStyle = '#7a4a24';
    c.fillRect(118, y, 38, 1.2);
    for (let x = 120; x < 154; x += 2.6 + random() * 1.8) {
      const h = 4.5 + random() * 3.2;
      const tone =
        ['#3f7a5a', '#8a3030', '#c9a24a', '#35568a', '#d8c8a8', '#5b3f6e'][Math.floor(random() * 6)] ?? '#8a3030';
      c.fillStyle = mix(tone, '#1a0a08', 0.25);
      c.beginPath();
      c.roundRect(x, y - h, 2, h, 0.5);
      c.fill();
      c.fillRect(x + 0.6, y - h - 1.8, 0.8, 2.2);
      c.fillStyle = 'rgba(255,235,200,.35)';
      c.fillRect(x + 0.3, y - h + 0.6, 0.4, h - 1.6);
    }
  }
};

/** Paints once the wall, its panels and the shelves. */
export const paintRoom = (c: Canvas) => {
  const g = c.createLinearGradient(0, 0, 0, 64);
  g.addColorStop(0, '#24110f');
  g.addColorStop(0.6, '#4d2226');
  g.addColorStop(1, '#3a181b');
  c.fillStyle = g;
  c.fillRect(0, 0, 160, 90);
  for (let i = 0; i < 9; i++) {
    c.fillStyle = i & 1 ? 'rgba(255,210,150,.055)' : 'rgba(0,0,0,.14)';
    c.fillRect(i * 18, 0, 17.2, 64);
    c.strokeStyle = 'rgba(224,180,110,.16)';
    c.lineWidth = 0.35;
    c.strokeRect(i * 18 + 2, 4, 13.2, 52);
  }
  c.fillStyle = '#6b3a1c';
  c.fillRect(0, 57.5, 160, 1.4);
  c.fillStyle = 'rgba(255,214,150,.25)';
  c.fillRect(0, 57.5, 160, 0.35);
  shelves(c);
};

const EMBERS = (() => {
  const random = seeded(9);
  return Array.from({ length: 18 }, (_, k) => ({
    x: random() * 160,
    y: random() * 50,
    r: 0.8 + random() * 2.2,
    breathes: k % 3 === 0,
    phase: random() * TAU,
  }));
})();

/** The wheel, the lamps and the soft lights that breathe in the room. */
export const drawRoomLife = (c: Canvas, t: number) => {
  wheel(c, t);
  adding(c, () => {
    for (const { x, y, r, breathes, phase } of EMBERS) {
      c.fillStyle = alpha('#ffc27a', breathes ? 0.11 + 0.08 * cycle(t, 2, phase) : 0.1);
      c.beginPath();
      c.arc(x, y, r, 0, TAU);
      c.fill();
    }
    [30, 80, 130].forEach((x) => {
      glow(c, x, 1, 44, '#ffcf8a', 0.5);
      glow(c, x, 1, 10, '#fff2d4', 0.8);
    });
  });
  for (const x of [30, 80, 130]) {
    c.fillStyle = '#c9a24a';
    c.beginPath();
    c.moveTo(x - 6.4, 2.4);
    c.quadraticCurveTo(x, -5.4, x + 6.4, 2.4);
    c.fill();
    c.fillStyle = '#fff6e0';
    c.beginPath();
    c.ellipse(x, 2.4, 6.2, 1.1, 0, 0, TAU);
    c.fill();
  }
};
