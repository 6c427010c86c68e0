import { basketballSound } from './basketball.ts';
import { casinoSound } from './casino.ts';
import { esportSound } from './esport.ts';
import { footballGoalSound, footballSound } from './football.ts';
import { marbleSound } from './marble.ts';
import type { Mix } from './synth.ts';

/** What is heard in each scene, made on demand. */
export const SOUNDS: Readonly<Record<string, () => Mix>> = {
  football: footballSound,
  'football/goal-home': footballGoalSound,
  'football/goal-away': footballGoalSound,
  basketball: basketballSound,
  marble: marbleSound,
  esport: esportSound,
  casino: casinoSound,
};
