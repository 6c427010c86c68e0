import { BEAT, TOUCHES } from '../scenes/basketball/play.ts';
import { at, cycle, pulse } from '../scenes/loop.ts';
import { addBed, addSound, flick, type Mix, noiseBand, ping, silence, thump } from './synth.ts';

/** The hall: a high murmur, every bounce, shoes on the wood, and the rim. */
export const basketballSound = (): Mix => {
  const mix = silence();
  const swell = (t: number) => pulse(t, 7.4, 8.6, 0.8, 1.8);
  for (const [side, seed] of [
    [-1, 31],
    [1, 44],
  ] as const) {
    addBed(mix, noiseBand(560, 0.7, seed), (t) => 0.04 * (1 + 0.2 * cycle(t, 4, side)) + 0.08 * swell(t), side * 0.6);
    addBed(mix, noiseBand(1500, 0.9, seed + 1), (t) => 0.014 + 0.05 * swell(t), side * 0.6);
    addBed(mix, noiseBand(160, 0.8, seed + 2), () => 0.022, side * 0.3);
  }
  TOUCHES.forEach((touch, i) => {
    const pan = (touch.at[0] - 9) / 12;
    if (touch.way !== 'dribble') addSound(mix, touch.t, 0.12, flick(i + 5, 50), 0.16, pan);
    if (touch.way !== 'dribble') return;
    const end = i + 1 < TOUCHES.length ? at(TOUCHES, i + 1).t : 16;
    for (let t = touch.t + 0.5 / BEAT; t < end; t += 1 / BEAT) {
      addSound(mix, t, 0.22, thump(150, 24), 0.42, pan);
      addSound(mix, t, 0.05, flick(Math.round(t * 40), 90), 0.16, pan);
    }
  });
  for (const [t, hertz] of [
    [1.3, 1900],
    [3.2, 2150],
    [5.1, 1800],
    [6.4, 2300],
    [9.2, 2000],
    [11.3, 2250],
    [13.1, 1850],
    [15.2, 2100],
  ] as const) {
    addSound(
      mix,
      t,
      0.13,
      (s) => Math.sin(6.283 * (hertz * s + 2200 * s * s)) * Math.min(1, s / 0.02) * Math.exp(-s * 22),
      0.045,
      cycle(t, 5),
    );
  }
  addSound(mix, 8.15, 0.9, ping(410, 6), 0.2, 0.3);
  addSound(mix, 8.15, 0.3, thump(90, 14), 0.4, 0.3);
  return mix;
};
