import { mix } from '../colour.ts';
import { cycle, TAU } from '../loop.ts';
import { type Card, cardNow, CARDS, payNow, SHOE } from './deal.ts';

type Canvas = CanvasRenderingContext2D;

const ellipse = (c: Canvas, x: number, y: number, rx: number, ry: number, colour: string | CanvasGradient) => {
  c.fillStyle = colour;
  c.beginPath();
  c.ellipse(x, y, rx, ry, 0, 0, TAU);
  c.fill();
};

/** The felt, its printed lines, the tray and the shoe. */
export const drawFelt = (c: Canvas) => {
  ellipse(c, 80, 104, 106, 49.6, '#23100a');
  ellipse(c, 80, 103.4, 105, 48.8, '#5a2f18');
  ellipse(c, 80, 103.2, 104, 48, '#8a4f28');
  ellipse(c, 80, 104.2, 100.5, 46.4, '#2c150c');
  const g = c.createRadialGradient(80, 70, 4, 80, 82, 92);
  g.addColorStop(0, '#2aa074');
  g.addColorStop(0.5, '#17795a');
  g.addColorStop(1, '#08402f');
  ellipse(c, 80, 105.4, 99, 46, g);
  c.lineWidth = 0.55;
  c.strokeStyle = 'rgba(245,225,170,.7)';
  c.beginPath();
  c.ellipse(80, 108, 79, 34, 0, Math.PI * 1.04, Math.PI * 1.96);
  c.stroke();
  c.strokeStyle = 'rgba(245,225,170,.45)';
  for (const x of [60, 70.5, 91, 101.5]) {
    c.beginPath();
    c.roundRect(x - 5.2, 65, 10.4, 13, 1);
    c.stroke();
  }
  c.fillStyle = 'rgba(245,225,170,.62)';
  c.font = '800 4.4px "Plus Jakarta Sans", sans-serif';
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.save();
  c.translate(80.6, 83);
  c.scale(1, 0.72);
  c.fillText('HÀNG GHẾ ĐẦU', 0, 0);
  c.restore();
  for (const [x, y] of [
    [66, 82.4],
    [96, 82.4],
  ] as const) {
    c.strokeStyle = 'rgba(245,225,170,.5)';
    c.beginPath();
    c.ellipse(x + (x < 80 ? -12 : 11), y, 6.6, 2.9, 0, 0, TAU);
    c.stroke();
  }
  shoe(c);
};

const shoe = (c: Canvas) => {
  const [x, y] = SHOE;
  c.fillStyle = 'rgba(0,0,0,.35)';
  c.beginPath();
  c.ellipse(x + 6, y + 4.2, 10, 2.4, 0, 0, TAU);
  c.fill();
  c.fillStyle = '#14181d';
  c.beginPath();
  c.moveTo(x - 3.5, y + 3.6);
  c.lineTo(x - 1.6, y - 1.6);
  c.lineTo(x + 11, y - 6.4);
  c.lineTo(x + 14.6, y - 5.4);
  c.lineTo(x + 14.6, y + 3.6);
  c.fill();
  c.fillStyle = '#262d35';
  c.beginPath();
  c.moveTo(x - 1.6, y - 1.6);
  c.lineTo(x + 11, y - 6.4);
  c.lineTo(x + 14.6, y - 5.4);
  c.lineTo(x + 2, y - 0.4);
  c.fill();
  c.fillStyle = '#f6f1e4';
  c.fillRect(x - 3, y + 1, 5.5, 2);
  c.strokeStyle = '#c9a24a';
  c.lineWidth = 0.4;
  c.strokeRect(x + 3.4, y, 9.4, 2.6);
};

const SUIT = { '♠': '#15181c', '♣': '#15181c', '♥': '#c9242c', '♦': '#c9242c' } as const;

const drawCard = (c: Canvas, card: Card, t: number) => {
  const now = cardNow(card, t);
  if (!now.seen) return;
  c.save();
  c.translate(now.at[0], now.at[1]);
  c.rotate(now.tilt);
  c.fillStyle = 'rgba(0,20,12,.35)';
  c.beginPath();
  c.roundRect(-4.2 * now.open + 0.5, -5.2 + 0.8, 8.4 * now.open, 10.6, 1);
  c.fill();
  c.scale(Math.max(0.03, now.open), 1);
  c.fillStyle = now.face ? '#fdfcf6' : '#f6f1e4';
  c.beginPath();
  c.roundRect(-4.3, -5.4, 8.6, 10.8, 1);
  c.fill();
  if (now.face) {
    c.fillStyle = SUIT[card.suit];
    c.textAlign = 'center';
    c.textBaseline = 'middle';
    c.font = '800 3.6px "Plus Jakarta Sans", sans-serif';
    c.fillText(card.rank, -2.3, -3.2);
    c.font = '6.2px "DejaVu Sans", sans-serif';
    c.fillText(card.suit, 0.7, 1.2);
  } else {
    c.fillStyle = '#0f4a38';
    c.beginPath();
    c.roundRect(-3.5, -4.6, 7, 9.2, 0.6);
    c.fill();
    c.fillStyle = '#c9f66b';
    [1.7, 2.7, 3.6].forEach((w, k) => c.fillRect(-w / 2, -1.7 + k * 1.25, w, 0.85));
  }
  c.restore();
};

export const drawCards = (c: Canvas, t: number) => {
  for (const card of CARDS) drawCard(c, card, t);
};

const stack = (c: Canvas, x: number, y: number, colour: string, count: number, opacity = 1) => {
  c.save();
  c.globalAlpha = opacity;
  ellipse(c, x + 0.8, y + 1.6, 4.9, 2.3, 'rgba(0,20,12,.35)');
  for (let i = 0; i < count; i++) {
    const top = y - i * 1.25;
    ellipse(c, x, top + 0.9, 4.4, 2.05, mix(colour, '#000000', 0.42));
    ellipse(c, x, top, 4.4, 2.05, colour);
    c.strokeStyle = 'rgba(255,255,255,.75)';
    c.lineWidth = 0.9;
    c.setLineDash([1.3, 2.1]);
    c.lineDashOffset = i * 1.1;
    c.beginPath();
    c.ellipse(x, top + 0.45, 4.3, 2.0, 0, 0.15, Math.PI - 0.15);
    c.stroke();
  }
  const top = y - (count - 1) * 1.25;
  c.lineWidth = 0.55;
  c.setLineDash([1.5, 1.5]);
  c.strokeStyle = 'rgba(255,255,255,.85)';
  c.beginPath();
  c.ellipse(x, top, 3.1, 1.4, 0, 0, TAU);
  c.stroke();
  c.restore();
};

export const drawChips = (c: Canvas, t: number) => {
  const pay = payNow(t);
  stack(c, 108, 64.6, '#2f6fd0', 3);
  if (pay.seen > 0.01) stack(c, pay.at[0], pay.at[1], '#e0a52d', 4, pay.seen);
  stack(c, 54, 83.6, '#d23c3c', 4);
  stack(c, 107, 83.4, '#2f6fd0', 3);
  stack(c, 116, 84.5, '#1d1f24', 6);
  stack(c, 125.5, 82.5, '#e0a52d', 4);
  stack(c, 122, 87.5, '#d23c3c', 5);
  stack(c, 134, 86.5, '#27a866', 7);
};

const POCKETS = 26;
/** A roulette wheel at the near edge: the ball runs against the wheel. */
export const drawRoulette = (c: Canvas, t: number) => {
  const [x, y, rx, ry] = [24, 80.5, 25, 12.4];
  ellipse(c, x + 1, y + 3.2, rx + 2.5, ry + 2, 'rgba(0,0,0,.45)');
  ellipse(c, x, y + 1.6, rx + 1.8, ry + 1.4, '#2e1508');
  ellipse(c, x, y, rx + 1.8, ry + 1.2, '#7a4520');
  ellipse(c, x, y + 0.2, rx - 0.6, ry - 0.4, '#4a2610');
  ellipse(c, x, y + 0.9, rx - 2.6, ry - 1.5, '#5f3216');
  const spin = (TAU * 3 * t) / 16;
  const ring = (from: number, to: number, share: number, colour: string) => {
    c.fillStyle = colour;
    c.beginPath();
    c.ellipse(x, y + 1.3, rx * share, ry * share, 0, from, to);
    c.ellipse(x, y + 1.5, rx * (share - 0.17), ry * (share - 0.17), 0, to, from, true);
    c.fill();
  };
  for (let k = 0; k < POCKETS; k++) {
    const from = spin + (k / POCKETS) * TAU;
    ring(from, from + TAU / POCKETS + 0.01, 0.74, k === 0 ? '#1d8a5a' : k % 2 ? '#a81f28' : '#14161a');
  }
  ellipse(c, x, y + 1.6, rx * 0.56, ry * 0.56, '#6b3a1a');
  ellipse(c, x, y + 1.2, rx * 0.5, ry * 0.5, '#8a4f28');
  c.strokeStyle = '#d9b25c';
  c.lineWidth = 1;
  c.lineCap = 'round';
  for (let k = 0; k < 4; k++) {
    const a = spin + (k / 4) * TAU;
    c.beginPath();
    c.moveTo(x, y - 1.6);
    c.lineTo(x + Math.cos(a) * rx * 0.3, y - 0.6 + Math.sin(a) * ry * 0.3);
    c.stroke();
  }
  ellipse(c, x, y - 1.4, 2.2, 1.5, '#f0d48a');
  ellipse(c, x, y - 2.8, 1.4, 1.2, '#c9a24a');
  const angle = (-TAU * 9 * t) / 16 - 0.5 * cycle(t, 1);
  const share = 0.9;
  ellipse(c, x + Math.cos(angle) * rx * share, y + 0.6 + Math.sin(angle) * ry * share, 0.95, 0.85, '#ffffff');
};
