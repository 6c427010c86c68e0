import { seeded } from '../scenes/colour.ts';

type Canvas = CanvasRenderingContext2D;
export type Dot = readonly [x: number, y: number];

/** The size in which films are drawn. */
export const SHEET = { width: 960, height: 540 } as const;

export interface Inks {
  readonly dark: string;
  readonly bright: string;
  readonly paper: string;
}

/**
 * A sheet as it is printed: two inks on paper, the bright one out of register, multiplied where they overlap. What is
 * drawn in one of the layers is drawn in its ink.
 */
export interface Press {
  readonly dark: Canvas;
  readonly bright: Canvas;
  /** Takes both inks away where something is drawn. */
  readonly bare: (draw: (c: Canvas) => void) => void;
}

const OFF_REGISTER = 1.6;

const layer = (): Canvas => {
  const c = new OffscreenCanvas(SHEET.width, SHEET.height).getContext('2d');
  if (!c) throw new Error('this browser draws no canvas');
  return c as unknown as Canvas;
};

const prepare = (c: Canvas, ink: string) => {
  c.setTransform(1, 0, 0, 1, 0, 0);
  c.clearRect(0, 0, SHEET.width, SHEET.height);
  c.globalCompositeOperation = 'source-over';
  c.globalAlpha = 1;
  c.fillStyle = c.strokeStyle = ink;
  c.lineCap = c.lineJoin = 'round';
};

/** Prints what `draw` puts on the layers. */
export const printer = (inks: Inks) => {
  const [dark, bright] = [layer(), layer()];
  const press: Press = {
    dark,
    bright,
    bare: (draw) => {
      for (const c of [dark, bright]) {
        c.save();
        c.globalCompositeOperation = 'destination-out';
        c.globalAlpha = 1;
        draw(c);
        c.restore();
      }
    },
  };
  return (onto: Canvas, draw: (press: Press) => void) => {
    prepare(dark, inks.dark);
    prepare(bright, inks.bright);
    draw(press);
    onto.setTransform(onto.canvas.width / SHEET.width, 0, 0, onto.canvas.height / SHEET.height, 0, 0);
    onto.globalCompositeOperation = 'source-over';
    onto.fillStyle = inks.paper;
    onto.fillRect(0, 0, SHEET.width, SHEET.height);
    onto.globalCompositeOperation = 'multiply';
    onto.drawImage(bright.canvas, OFF_REGISTER, -OFF_REGISTER / 2);
    onto.drawImage(dark.canvas, 0, 0);
    onto.globalCompositeOperation = 'source-over';
  };
};

/** Draws with a share of the ink, as a screen of dots would print it. */
export const tint = (c: Canvas, share: number, draw: () => void) => {
  const before = c.globalAlpha;
  c.globalAlpha = before * share;
  draw();
  c.globalAlpha = before;
};

export const all = (c: Canvas) => c.fillRect(0, 0, SHEET.width, SHEET.height);

export const disc = (c: Canvas, x: number, y: number, r: number) => {
  c.beginPath();
  c.arc(x, y, Math.max(0, r), 0, 7);
  c.fill();
};

export const shape = (c: Canvas, ...dots: readonly Dot[]) => {
  c.beginPath();
  for (const [x, y] of dots) c.lineTo(x, y);
  c.closePath();
  c.fill();
};

export const line = (c: Canvas, width: number, ...dots: readonly Dot[]) => {
  c.lineWidth = width;
  c.beginPath();
  for (const [x, y] of dots) c.lineTo(x, y);
  c.stroke();
};

/** A quadratic curve from one dot to another. */
export const bow = (c: Canvas, width: number, from: Dot, over: Dot, to: Dot) => {
  c.lineWidth = width;
  c.beginPath();
  c.moveTo(...from);
  c.quadraticCurveTo(...over, ...to);
  c.stroke();
};

/** Draws something at a place, turned and of a size. */
export const placed = (c: Canvas, [x, y]: Dot, size: number, turn: number, draw: () => void) => {
  c.save();
  c.translate(x, y);
  c.rotate(turn);
  c.scale(size, size);
  draw();
  c.restore();
};

/** The same on both layers. */
export const placedOn = (p: Press, dot: Dot, size: number, turn: number, draw: (p: Press) => void) =>
  placed(p.dark, dot, size, turn, () => placed(p.bright, dot, size, turn, () => draw(p)));

/** A skyline of hills, trees or roofs: filled down to the foot of the sheet. */
export const ridge = (c: Canvas, y: number, height: number, seed: number, shift = 0) => {
  const random = seeded(seed);
  const waves = [1, 2, 3].map((k) => ({
    long: 150 + 260 * random() * k,
    high: (height * random()) / k,
    at: random() * 9,
  }));
  c.beginPath();
  c.moveTo(-10, SHEET.height);
  for (let x = -10; x <= SHEET.width + 10; x += 10)
    c.lineTo(
      x,
      y - waves.reduce((sum, { long, high, at }) => sum + high * Math.sin(((x + shift) / long) * 6.28 + at), 0),
    );
  c.lineTo(SHEET.width + 10, SHEET.height);
  c.fill();
};

/** 0 before `from`, 1 after `to`, gently between. */
export const ease = (t: number, from: number, to: number): number => {
  const k = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return k * k * (3 - 2 * k);
};
export const mix = (a: number, b: number, k: number): number => a + (b - a) * k;
