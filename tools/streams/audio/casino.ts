import { CARDS, GATHER, PAY } from '../scenes/casino/deal.ts';
import { cycle, TAU } from '../scenes/loop.ts';
import { addBed, addChord, addSound, flick, type Mix, noiseBand, ping, silence } from './synth.ts';

/** The studio: slow chords, a brushed beat, cards on felt, chips, and the ball in the wheel. */
export const casinoSound = (): Mix => {
  const mix = silence();
  for (const [side, seed] of [
    [-1, 121],
    [1, 133],
  ] as const) {
    addBed(mix, noiseBand(320, 0.8, seed), (t) => 0.012 * (1 + 0.2 * cycle(t, 3, side)), side * 0.6);
    addBed(mix, noiseBand(1900, 3, seed + 1), (t) => 0.006 * (1 + 0.7 * cycle(t, 9, side)), -0.5);
  }
  const bars = [
    [146.8, 174.6, 220, 261.6],
    [196, 246.9, 293.7, 349.2],
    [130.8, 164.8, 196, 246.9],
    [220, 261.6, 329.6, 392],
  ];
  bars.forEach((notes, i) => {
    addChord(mix, i * 4, 4.5, notes, 0.028);
    const root = (notes[0] ?? 110) / 2;
    [0, 1, 2, 3].forEach((beat) =>
      addSound(
        mix,
        i * 4 + beat,
        0.8,
        (s) => Math.sin(TAU * root * (beat % 2 ? 1.5 : 1) * s) * Math.min(1, s / 0.02) * Math.exp(-s * 4),
        0.13,
      ),
    );
    [0.5, 1.5, 2.5, 3.5].forEach((beat) =>
      addSound(mix, i * 4 + beat, 0.25, flick(i * 8 + beat * 2, 16, 0.03), 0.035, 0.2),
    );
    addSound(mix, i * 4 + 2.75, 1.2, ping((notes[3] ?? 220) * 2, 4), 0.025, -0.3);
  });
  for (const card of CARDS) {
    addSound(mix, card.dealt, 0.3, flick(card.dealt * 100, 14, 0.08), 0.12, 0.3);
    addSound(mix, card.turned, 0.12, flick(card.turned * 100, 40), 0.2, (card.slot[0] - 80) / 80);
  }
  for (let k = 0; k < 6; k++) addSound(mix, PAY.to - 0.2 + k * 0.07, 0.16, ping(3100 + k * 170, 34), 0.06, -0.2);
  addSound(mix, GATHER, 0.6, flick(77, 7, 0.2), 0.13, -0.1);
  return mix;
};
