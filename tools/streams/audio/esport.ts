import { SPELLS } from '../scenes/esport/fight.ts';
import { cycle, pulse, TAU } from '../scenes/loop.ts';
import { addBed, addChord, addSound, flick, type Mix, noiseBand, ping, silence, thump } from './synth.ts';

const CAST = {
  bolt: (s: number) => Math.sin(TAU * (620 * s - 520 * s * s)) * Math.exp(-s * 6),
  arrow: flick(3, 26, 0.01),
  nova: thump(70, 5),
  beam: (s: number) =>
    Math.sin(TAU * 230 * s + 3 * Math.sin(TAU * 31 * s)) * Math.min(1, s / 0.1, (1.2 - s) / 0.3) * 0.6,
  slash: flick(8, 18, 0.03),
  quake: thump(52, 4),
} as const;

/** The game's own sound: a dark pad, every spell, and a hall that watches. */
export const esportSound = (): Mix => {
  const mix = silence();
  for (const [side, seed] of [
    [-1, 91],
    [1, 97],
  ] as const) {
    addBed(mix, noiseBand(480, 0.7, seed), (t) => 0.016 + 0.06 * pulse(t, 7.2, 9, 1.4, 2), side * 0.6);
    addBed(mix, noiseBand(900, 1.6, seed + 1), (t) => 0.01 * (1 + 0.5 * cycle(t, 6, side)), side * 0.5);
  }
  [
    [110, 164.8, 220],
    [98, 146.8, 233.1],
    [87.3, 130.8, 207.7],
    [98, 146.8, 196],
  ].forEach((notes, i) => addChord(mix, i * 4, 4.5, notes, 0.045));
  for (let beat = 0; beat < 32; beat++) {
    if (beat % 4 === 0 || beat % 8 === 3) addSound(mix, beat * 0.5, 0.3, thump(58, 15), 0.3);
    if (beat % 4 === 2) addSound(mix, beat * 0.5, 0.16, flick(beat, 34), 0.08, 0.1);
    addSound(mix, beat * 0.5 + 0.25, 0.05, flick(beat + 50, 90), 0.035, 0.3);
  }
  for (const spell of SPELLS)
    addSound(
      mix,
      spell.t,
      1.2,
      CAST[spell.kind],
      0.16,
      spell.from === 'witch' || spell.from === 'scout' ? 0.35 : -0.25,
    );
  for (const t of [5.3, 7.8]) addSound(mix, t, 1.4, ping(523.3, 3.2), 0.07);
  return mix;
};
