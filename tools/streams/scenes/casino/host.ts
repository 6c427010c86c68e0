import { cycle, pulse, TAU } from '../loop.ts';
import { glanceAt, handsAt, type Point } from './deal.ts';

type Canvas = CanvasRenderingContext2D;
const SKIN = '#e2ae86';
const SKIN_SHADE = '#c68e66';
const HAIR = '#1c120e';
const JACKET = '#141a20';

/** The elbow that two lengths of arm make between shoulder and hand. */
const elbow = (shoulder: Point, hand: Point, upper: number, fore: number, out: number): Point => {
  const [dx, dy] = [hand[0] - shoulder[0], hand[1] - shoulder[1]];
  const reach = Math.min(Math.hypot(dx, dy), upper + fore - 0.01);
  const along = (upper * upper - fore * fore + reach * reach) / (2 * reach);
  const aside = Math.sqrt(Math.max(0, upper * upper - along * along)) * out;
  const [ux, uy] = [dx / (Math.hypot(dx, dy) || 1), dy / (Math.hypot(dx, dy) || 1)];
  return [shoulder[0] + ux * along - uy * aside, shoulder[1] + uy * along + ux * aside];
};

const drawArm = (c: Canvas, shoulder: Point, hand: Point, out: number) => {
  const far = Math.hypot(hand[0] - shoulder[0], hand[1] - shoulder[1]);
  const stretch = Math.max(1, far / 25.5);
  const joint = elbow(shoulder, hand, 13.5 * stretch, 12.5 * stretch, out);
  const [ux, uy] = [hand[0] - joint[0], hand[1] - joint[1]];
  const length = Math.hypot(ux, uy) || 1;
  const cuff: Point = [hand[0] - (ux / length) * 3.2, hand[1] - (uy / length) * 3.2];
  const sleeve = (points: readonly Point[], width: number, colour: string) => {
    c.beginPath();
    for (const [x, y] of points) c.lineTo(x, y);
    c.lineWidth = width;
    c.strokeStyle = colour;
    c.stroke();
  };
  c.lineCap = c.lineJoin = 'round';
  sleeve([shoulder, joint, cuff], 6.4, '#0c1014');
  sleeve([shoulder, joint, cuff], 5.7, JACKET);
  sleeve([joint, cuff], 0.5, 'rgba(255,255,255,.07)');
  sleeve([cuff, [cuff[0] + (ux / length) * 0.9, cuff[1] + (uy / length) * 0.9]], 4.6, '#f2ede2');
  const angle = Math.atan2(uy, ux);
  c.save();
  c.translate(hand[0], hand[1]);
  c.rotate(angle);
  c.fillStyle = SKIN;
  c.beginPath();
  c.ellipse(0, 0, 2.6, 1.75, 0, 0, TAU);
  c.fill();
  c.strokeStyle = SKIN;
  c.lineWidth = 0.95;
  for (const [y, reach] of [
    [-1.15, 3.4],
    [-0.35, 4.1],
    [0.45, 3.9],
    [1.2, 3.1],
  ] as const) {
    c.beginPath();
    c.moveTo(0.8, y * 0.9);
    c.lineTo(reach, y);
    c.stroke();
  }
  c.strokeStyle = SKIN_SHADE;
  c.lineWidth = 0.16;
  for (const y of [-0.75, 0.05, 0.85]) {
    c.beginPath();
    c.moveTo(1.6, y);
    c.lineTo(3.2, y);
    c.stroke();
  }
  c.restore();
};

const BLINKS = [0.9, 4.2, 5.7, 9.6, 12.1, 15.3];

const drawFace = (c: Canvas, t: number) => {
  const look = glanceAt(t) * 0.75;
  const shut = Math.max(...BLINKS.map((when) => pulse(t, when, when + 0.04, 0.07, 0.09)));
  c.fillStyle = SKIN;
  c.fillRect(76.3, 32, 7.4, 9);
  c.fillStyle = 'rgba(120,60,30,.35)';
  c.beginPath();
  c.ellipse(80, 35.6, 3.8, 2.2, 0, 0, TAU);
  c.fill();
  c.fillStyle = HAIR;
  c.beginPath();
  c.moveTo(70, 27);
  c.bezierCurveTo(67, 8.5, 93, 8.5, 90, 27);
  c.bezierCurveTo(92, 34, 91.5, 40, 92.5, 45);
  c.quadraticCurveTo(86.5, 45, 86, 38);
  c.lineTo(74, 38);
  c.quadraticCurveTo(73.5, 45, 67.5, 45);
  c.bezierCurveTo(68.5, 40, 68, 34, 70, 27);
  c.fill();
  c.fillStyle = SKIN;
  c.beginPath();
  c.moveTo(72.2, 25);
  c.bezierCurveTo(72, 32, 75, 37.6, 80, 37.6);
  c.bezierCurveTo(85, 37.6, 88, 32, 87.8, 25);
  c.bezierCurveTo(87.6, 15.5, 72.4, 15.5, 72.2, 25);
  c.fill();
  c.fillStyle = 'rgba(226,120,100,.24)';
  for (const x of [74.9, 85.1]) {
    c.beginPath();
    c.ellipse(x + look * 0.4, 30.6, 1.7, 1.1, 0, 0, TAU);
    c.fill();
  }
  for (const x of [76.6, 83.4]) {
    const ex = x + look * 0.5;
    c.fillStyle = '#fffaf2';
    c.beginPath();
    c.ellipse(ex, 27.2, 1.55, 1.05 * (1 - shut) + 0.02, 0, 0, TAU);
    c.fill();
    c.fillStyle = '#2a1a14';
    c.beginPath();
    c.ellipse(ex + look * 0.55, 27.3, 0.85, 0.9 * (1 - shut) + 0.02, 0, 0, TAU);
    c.fill();
    c.fillStyle = '#ffffff';
    c.fillRect(ex + look * 0.55 - 0.35, 26.7, 0.35, 0.35 * (1 - shut));
    c.strokeStyle = '#20120c';
    c.lineWidth = 0.5;
    c.beginPath();
    c.moveTo(ex - 1.7, 27 + shut * 0.3);
    c.quadraticCurveTo(ex, 25.5 + shut * 2.1, ex + 1.7, 27 + shut * 0.3);
    c.stroke();
    c.lineWidth = 0.55;
    c.beginPath();
    c.moveTo(ex - 1.7, 24.5);
    c.quadraticCurveTo(ex, 23.5, ex + 1.8, 24.4);
    c.stroke();
  }
  c.strokeStyle = SKIN_SHADE;
  c.lineWidth = 0.5;
  c.beginPath();
  c.moveTo(80.2 + look * 0.6, 28.2);
  c.quadraticCurveTo(80.9 + look * 0.8, 30.4, 79.6 + look * 0.7, 30.8);
  c.stroke();
  const smile = 0.4 + 0.6 * pulse(t, 9.3, 12.4, 0.6, 1);
  const talk = 0.5 * pulse(t, 9.6, 10.6, 0.1, 0.2) * Math.abs(cycle(t, 60));
  const mx = 80 + look * 0.6;
  c.fillStyle = '#a8423e';
  c.beginPath();
  c.moveTo(mx - 2 - smile * 0.4, 32.9 - smile * 0.35);
  c.quadraticCurveTo(mx, 33.2, mx + 2 + smile * 0.4, 32.9 - smile * 0.35);
  c.quadraticCurveTo(mx, 34.6 + smile * 0.8 + talk, mx - 2 - smile * 0.4, 32.9 - smile * 0.35);
  c.fill();
  c.fillStyle = 'rgba(255,250,240,.85)';
  c.beginPath();
  c.ellipse(mx, 33.35 + smile * 0.1, 1.5, 0.22 + smile * 0.16 + talk * 0.3, 0, 0, TAU);
  c.fill();
  c.fillStyle = HAIR;
  c.beginPath();
  c.moveTo(71.6, 28);
  c.bezierCurveTo(69.8, 12, 82, 12.8, 83.4, 17.4);
  c.bezierCurveTo(79, 19.6, 74, 21, 71.6, 28);
  c.fill();
  c.beginPath();
  c.moveTo(88.4, 28);
  c.bezierCurveTo(90, 13, 82, 14, 82.2, 17.2);
  c.bezierCurveTo(85, 19.5, 87.4, 22.5, 88.4, 28);
  c.fill();
  c.strokeStyle = 'rgba(255,220,180,.13)';
  c.lineWidth = 0.7;
  c.beginPath();
  c.moveTo(73.5, 19);
  c.quadraticCurveTo(77.5, 13.8, 83.5, 15.2);
  c.stroke();
  c.fillStyle = '#f4d27a';
  for (const x of [71.8, 88.2]) {
    c.beginPath();
    c.arc(x, 31.2, 0.55, 0, TAU);
    c.fill();
  }
};

const drawBody = (c: Canvas) => {
  c.fillStyle = JACKET;
  c.beginPath();
  c.moveTo(55, 66);
  c.bezierCurveTo(56, 46, 64, 41.5, 76, 39.5);
  c.lineTo(84, 39.5);
  c.bezierCurveTo(96, 41.5, 104, 46, 105, 66);
  c.fill();
  c.fillStyle = '#f2ede2';
  c.beginPath();
  c.moveTo(74.8, 39.2);
  c.lineTo(80, 55);
  c.lineTo(85.2, 39.2);
  c.quadraticCurveTo(80, 43.6, 74.8, 39.2);
  c.fill();
  c.fillStyle = SKIN;
  c.beginPath();
  c.moveTo(76.3, 38.6);
  c.quadraticCurveTo(80, 44.6, 83.7, 38.6);
  c.fill();
  c.fillStyle = '#7d1c26';
  c.beginPath();
  c.moveTo(80, 54);
  c.lineTo(73, 66);
  c.lineTo(87, 66);
  c.fill();
  c.fillStyle = '#a3232c';
  for (const side of [-1, 1]) {
    c.beginPath();
    c.moveTo(80, 43.4);
    c.lineTo(80 + side * 4, 41.4);
    c.lineTo(80 + side * 4, 45.6);
    c.fill();
  }
  c.fillStyle = '#7d1c26';
  c.fillRect(79.1, 42.5, 1.8, 1.9);
  c.strokeStyle = 'rgba(255,255,255,.12)';
  c.lineWidth = 0.4;
  for (const side of [-1, 1]) {
    c.beginPath();
    c.moveTo(80 + side * 5.2, 40);
    c.lineTo(80 + side * 8, 47);
    c.lineTo(80 + side * 1.2, 56.5);
    c.stroke();
  }
  c.fillStyle = '#c9f66b';
  [1.6, 2.5, 3.4].forEach((w, k) => {
    c.beginPath();
    c.roundRect(92.2 - w / 2, 49 + k * 1.1, w, 0.8, 0.25);
    c.fill();
  });
};

/** The host behind the table; arms are drawn apart, over the felt. */
export const drawHost = (c: Canvas, t: number) => {
  c.save();
  c.translate(0.5 * cycle(t, 2) + 0.25 * glanceAt(t), 0.25 * cycle(t, 4));
  drawBody(c);
  c.save();
  c.translate(80, 38);
  c.rotate(0.03 * cycle(t, 2, 0.6) + 0.05 * glanceAt(t));
  c.translate(-80, -38 + 0.35 * pulse(t, 9.5, 9.8, 0.25, 0.4) * 2);
  drawFace(c, t);
  c.restore();
  c.restore();
};

export const drawArms = (c: Canvas, t: number) => {
  const { left, right } = handsAt(t);
  const sway = 0.5 * cycle(t, 2);
  drawArm(c, [61 + sway, 48.5], left, 1);
  drawArm(c, [99 + sway, 48.5], right, -1);
};
