import { SAVED, SCORED, type Script } from '../scenes/football/script.ts';
import { cycle, pulse } from '../scenes/loop.ts';
import { addBed, addSound, flick, type Mix, noiseBand, silence, thump } from './synth.ts';

const sounded = ({ touches, goalAt }: Script): Mix => {
  const mix = silence();
  const roar = (t: number) => (goalAt === null ? pulse(t, 7.9, 9, 0.5, 2.4) : 1.7 * pulse(t, 8.3, 12.4, 0.4, 2));
  const swell = (t: number) => 0.55 * pulse(t, 6.6, 7.8, 1.6, 0.5) + roar(t);
  for (const [side, seed] of [
    [-1, 3],
    [1, 8],
  ] as const) {
    addBed(mix, noiseBand(420, 0.7, seed), (t) => 0.05 * (1 + 0.2 * cycle(t, 3, side)) + 0.085 * swell(t), side * 0.6);
    addBed(
      mix,
      noiseBand(950, 0.9, seed + 1),
      (t) => 0.026 * (1 + 0.25 * cycle(t, 5, side)) + 0.07 * swell(t),
      side * 0.6,
    );
    addBed(mix, noiseBand(2600, 1, seed + 2), (t) => 0.009 + 0.02 * swell(t), side * 0.6);
    addBed(mix, noiseBand(130, 0.8, seed + 3), () => 0.03, side * 0.3);
  }
  for (let beat = 0; beat < 32; beat++) {
    const accent = beat % 8 < 5 && beat % 8 !== 1;
    if (!accent) continue;
    addSound(mix, beat * 0.5, 0.35, thump(78, 14), 0.13, -0.35);
    for (let hands = 0; hands < 5; hands++)
      addSound(mix, beat * 0.5 + hands * 0.009, 0.09, flick(beat * 9 + hands, 55), 0.07, -0.5 + hands * 0.2);
  }
  for (const touch of touches)
    addSound(mix, touch.t, 0.2, thump(115, 26), touch.way === 'dribble' ? 0.18 : 0.5, (touch.at[0] - 32) / 40);
  return mix;
};

/** The stand: a murmur that swells with the attack, a drum and clapping, and the ball. */
export const footballSound = (): Mix => sounded(SAVED);
/** The same, with a goal. */
export const footballGoalSound = (): Mix => sounded(SCORED);
