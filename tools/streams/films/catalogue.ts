import type { Film } from './film.ts';
import { lastLamp } from './lastLamp.ts';
import { seasonOne } from './riverStation.ts';
import { seasonTwo } from './riverStationTwo.ts';
import { strayBall } from './strayBall.ts';
import { windSeller } from './windSeller.ts';

/** All films and episodes of the demo. */
export const FILMS: readonly Film[] = [strayBall, lastLamp, windSeller, ...seasonOne, ...seasonTwo];
