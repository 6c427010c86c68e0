import { box, circle, INK, PAPER, shape, stroke } from './ink.ts';

/** Who is in the stories, each about 100 high around the middle. */
export const cat = (spot: string): string =>
  [
    stroke('M26 30Q56 26 58 -6q2 -16 14 -14', INK, 9),
    shape('M-30 50Q-34 6 -16 -6L16 -6Q34 6 32 50Z', INK),
    shape('M-34 -18L-32 -58 -14 -42Q0 -46 14 -42L32 -58 34 -18Q32 6 0 8 -32 6 -34 -18Z', INK),
    circle(-14, -20, 10, PAPER) + circle(14, -20, 10, PAPER) + circle(-12, -19, 4.5, INK) + circle(16, -19, 4.5, INK),
    shape('M-3 -6h6l-3 4Z', spot) + stroke('M-16 12q16 8 32 0', spot, 5),
  ].join('');
export const leapingCat = (spot: string): string =>
  [
    stroke('M-60 18Q-90 26 -96 52', INK, 9),
    shape('M-64 4Q-30 -22 10 -16L46 -20 40 12Q-10 22 -50 26Z', INK),
    stroke('M-58 16L-86 34M-46 22L-66 48M30 6L64 22M38 -2L78 4', INK, 11),
    shape('M22 -26L26 -58 42 -44Q52 -46 60 -42L76 -54 76 -22Q72 0 48 0 24 -4 22 -26Z', INK),
    circle(42, -24, 8, PAPER) + circle(62, -24, 8, PAPER) + circle(45, -24, 3.4, INK) + circle(65, -24, 3.4, INK),
    shape('M46 -8q6 6 12 0Z', spot),
  ].join('');
const face = (mouth: string): string =>
  [
    shape('M-16 -14Q-17 12 0 15 17 12 16 -14 0 -26 -16 -14Z', PAPER, 3),
    circle(-6, -3, 2.4, INK) + circle(7, -3, 2.4, INK) + stroke(mouth, INK, 2.2),
  ].join('');
const smile = 'M-4 6q5 5 10 0';
const frown = 'M-4 9q5 -5 10 0';
/** A child in a shirt with the number 0. */
export const kid = (spot: string, sad = false): string =>
  [
    shape('M-28 60Q-30 20 -12 12H12Q30 20 28 60Z', spot, 3.4),
    shape('M-7 30a8 11 0 1 0 16 0a8 11 0 1 0 -16 0Z', PAPER, 3),
    face(sad ? frown : smile),
    shape('M-19 -8Q-24 -34 0 -36 24 -34 19 -8L13 -18Q0 -12 -13 -18Z', INK),
  ].join('');
/** A girl with a long tail of hair. */
export const girl = (spot: string, sad = false): string =>
  [
    stroke('M14 -20Q40 -10 32 30', INK, 12),
    shape('M-26 60Q-28 20 -12 12H12Q28 20 26 60Z', PAPER, 3.4) + box(-26, 36, 52, 9, spot),
    face(sad ? frown : smile),
    shape('M-19 -4Q-24 -34 0 -36 22 -34 19 -10Q6 -14 2 -24Q-8 -12 -19 -4Z', INK),
  ].join('');
/** An old man with a cap and a moustache. */
export const old = (spot: string): string =>
  [
    shape('M-30 60Q-32 20 -12 12H12Q32 20 30 60Z', INK) + stroke('M0 18V60', PAPER, 2),
    face('M-4 11h8'),
    shape('M-11 6Q0 0 11 6Q5 11 0 7 -5 11 -11 6Z', INK),
    shape('M-20 -12Q-20 -36 0 -36 20 -36 20 -12H30L28 -7H-20Z', spot, 3),
  ].join('');
/** A cook with a headscarf. */
export const cook = (spot: string): string =>
  [
    shape('M-28 60Q-30 20 -12 12H12Q30 20 28 60Z', PAPER, 3.4) + shape('M-14 22H14L18 60H-18Z', spot, 2.6),
    face(smile),
    shape('M-20 -8Q-20 -38 0 -38 20 -38 20 -8 0 -24 -20 -8Z', spot, 3) + shape('M18 -14l18 -8 -4 14Z', spot, 3),
  ].join('');
export const ball = (size = 30): string =>
  [
    circle(0, 0, size, PAPER, 4),
    shape(
      `M0 ${-size * 0.4}l${size * 0.38} ${size * 0.28} ${-size * 0.14} ${size * 0.44}h${-size * 0.48}l${-size * 0.14} ${-size * 0.44}Z`,
      INK,
    ),
    stroke(
      `M0 ${-size * 0.4}V${-size}M${size * 0.38} ${-size * 0.12}L${size * 0.94} ${-size * 0.3}M${-size * 0.38} ${-size * 0.12}L${-size * 0.94} ${-size * 0.3}M${size * 0.24} ${size * 0.32}L${size * 0.55} ${size * 0.8}M${-size * 0.24} ${size * 0.32}L${-size * 0.55} ${size * 0.8}`,
      INK,
      3,
    ),
  ].join('');
export const bowl = (spot: string): string =>
  [
    shape('M-46 0H46Q44 44 16 48H-16Q-44 44 -46 0Z', PAPER, 4) + stroke('M-36 20q36 12 72 0', spot, 5),
    shape('M-46 0a46 13 0 1 0 92 0a46 13 0 1 0 -92 0Z', INK) + stroke('M-26 0q10 -8 20 0t20 0', PAPER, 3),
    stroke('M-20 -18q-9 -12 0 -22t0 -24M4 -18q-9 -12 0 -22t0 -24', spot, 5),
  ].join('');
