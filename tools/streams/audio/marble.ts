import { cycle, pulse } from '../scenes/loop.ts';
import { runRace } from '../scenes/marble/physics.ts';
import { addBed, addChord, addSound, flick, type Mix, noiseBand, ping, silence } from './synth.ts';

/** Glass on glass: every louder collision of the race itself, rolling underneath, a quiet tune. */
export const marbleSound = (): Mix => {
  const mix = silence();
  for (const [side, seed] of [
    [-1, 61],
    [1, 72],
  ] as const) {
    addBed(
      mix,
      noiseBand(340, 1.1, seed),
      (t) => 0.045 * pulse(t, 1.6, 14.4, 0.8, 1) * (1 + 0.3 * cycle(t, 7, side)),
      side * 0.5,
    );
    addBed(mix, noiseBand(1250, 1.4, seed + 1), (t) => 0.013 * pulse(t, 1.6, 14.4, 0.8, 1), side * 0.5);
  }
  runRace().knocks.forEach(({ t, x, force }, i) => {
    const level = Math.min(0.22, 0.0016 * force);
    addSound(mix, t, 0.14, ping(2300 + ((i * 397) % 1400), 42), level, (x - 80) / 110);
  });
  addSound(mix, 0.85, 0.3, flick(5, 20), 0.3, -0.4);
  const bars = [
    [196, 246.9, 293.7],
    [220, 261.6, 329.6],
    [174.6, 220, 261.6],
    [196, 246.9, 293.7],
  ] as const;
  bars.forEach((notes, i) => {
    addChord(mix, i * 4, 4.4, notes, 0.016);
    [0, 1, 2, 1, 2, 0, 1, 2].forEach((n, k) =>
      addSound(mix, i * 4 + k * 0.5, 0.7, ping((notes[n] ?? 220) * 2, 6), 0.035, n - 1 ? 0.3 : -0.3),
    );
  });
  return mix;
};
