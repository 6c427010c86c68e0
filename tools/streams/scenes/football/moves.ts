import { pose } from '../skeleton.ts';
import type { Action } from '../tracks.ts';
import type { Script } from './script.ts';

const back = pose({
  thighR: -0.75,
  kneeR: 1.5,
  thighL: 0.25,
  kneeL: 0.25,
  armL: 0.9,
  armR: -0.7,
  elbowL: 0.5,
  spreadL: 0.6,
  spreadR: 0.4,
  lean: 0.02,
});
const strike = pose({
  thighR: 0.75,
  kneeR: 0.25,
  thighL: -0.12,
  kneeL: 0.15,
  armL: -0.7,
  armR: 0.5,
  spreadL: 0.7,
  spreadR: 0.5,
  lean: -0.14,
});
const through = pose({
  thighR: 1.15,
  kneeR: 0.15,
  thighL: -0.2,
  kneeL: 0.1,
  armL: -0.9,
  armR: 0.7,
  spreadL: 0.7,
  spreadR: 0.6,
  lean: -0.2,
});
const crouch = pose({ thighL: 0.7, kneeL: 1.2, thighR: 0.5, kneeR: 1.1, armL: -0.8, armR: -0.8, lean: 0.3 });
const leap = pose({
  thighL: -0.3,
  kneeL: 0.9,
  thighR: -0.15,
  kneeR: 0.7,
  armL: 0.8,
  armR: 0.7,
  spreadL: 0.9,
  spreadR: 0.9,
  lean: -0.12,
});
const nod = pose({
  thighL: 0.2,
  kneeL: 0.7,
  thighR: 0,
  kneeR: 0.5,
  armL: -0.4,
  armR: -0.4,
  spreadL: 1,
  spreadR: 1,
  lean: 0.34,
});
const ready = pose({
  thighL: 0.5,
  kneeL: 0.8,
  thighR: 0.45,
  kneeR: 0.8,
  armL: 0.5,
  armR: 0.5,
  elbowL: 0.7,
  elbowR: 0.7,
  spreadL: 0.6,
  spreadR: 0.6,
  lean: 0.28,
  stance: 0.3,
});
const reach = pose({
  thighL: 0.2,
  kneeL: 0.25,
  thighR: -0.3,
  kneeR: 0.3,
  armL: 2.1,
  armR: 2.1,
  elbowL: 0.3,
  elbowR: 0.3,
  spreadL: 0.15,
  spreadR: 0.15,
  lean: 0.1,
  stance: 0.2,
});
const clutch = pose({
  armL: 0.85,
  armR: 0.85,
  elbowL: 1.3,
  elbowR: 1.3,
  lean: 0.12,
  kneeL: 0.35,
  kneeR: 0.3,
  thighL: 0.25,
  thighR: 0.1,
});
const windUp = pose({
  armR: -2.4,
  elbowR: 0.5,
  armL: 1.3,
  elbowL: 0.2,
  thighL: 0.5,
  kneeL: 0.3,
  thighR: -0.35,
  kneeR: 0.4,
  lean: -0.16,
  stance: 0.16,
});
const release = pose({
  armR: 2.3,
  elbowR: 0.2,
  armL: -0.6,
  thighL: 0.45,
  kneeL: 0.35,
  thighR: -0.6,
  kneeR: 0.3,
  lean: 0.26,
  stance: 0.14,
});
const cheer = pose({
  ...{ armL: 2.7, armR: 2.7, elbowL: 0.2, elbowR: 0.2, spreadL: 0.5, spreadR: 0.5 },
  ...{ thighL: 0.6, kneeL: 0.9, thighR: -0.4, kneeR: 0.5, lean: -0.05 },
});
const fallen = pose({ thighL: 1.1, kneeL: 1.9, thighR: 1, kneeR: 1.8, armL: 0.5, armR: 0.5, lean: 0.5 });
const dismay = pose({ armL: 2.5, armR: 2.5, elbowL: 1.9, elbowR: 1.9, spreadL: 0.55, spreadR: 0.55, lean: -0.08 });

const kick = (t: number): Action => ({
  t,
  frames: [
    [-0.2, back],
    [0, strike],
    [0.16, through],
  ],
});

const header: Action = {
  t: 7.75,
  frames: [
    [-0.45, crouch],
    [-0.18, leap],
    [0.02, nod],
    [0.3, crouch],
  ],
};
const sigh: Action = {
  t: 9.1,
  frames: [
    [-0.2, dismay],
    [0.8, dismay],
  ],
};
const save: Action = {
  t: 8.2,
  frames: [
    [-1.6, ready],
    [-0.35, ready],
    [-0.02, reach],
    [0.3, clutch],
    [1.4, clutch],
    [1.85, windUp],
    [2.1, release],
    [2.35, release],
  ],
};

/** Arms up from a moment on, as long as it is celebrated. */
const joy = (from: number): Action => ({
  t: from,
  frames: [
    [0, cheer],
    [12.2 - from, cheer],
  ],
});
const beaten: Action = {
  t: 8.15,
  frames: [
    [-1.5, ready],
    [-0.35, ready],
    [-0.02, reach],
    [0.5, fallen],
    [4, fallen],
  ],
};
const afterGoal: Readonly<Record<string, readonly Action[]>> = {
  a9: [header, joy(8.6)],
  a7: [joy(8.5)],
  a10: [joy(8.7)],
  a8: [joy(9)],
  a11: [joy(8.9)],
  g: [beaten],
};
const afterSave: Readonly<Record<string, readonly Action[]>> = { a9: [header, sigh], g: [save] };

/** What each player does besides running. */
export const actionsOf = ({ touches, goalAt }: Script, name: string): readonly Action[] => [
  ...touches
    .filter((touch) => touch.who === name && name !== 'g' && (touch.way === 'roll' || touch.way === 'loft'))
    .map((touch) => kick(touch.t)),
  ...((goalAt === null ? afterSave : afterGoal)[name] ?? []),
];

/** How high the header jumps, metres. */
export const airOf = (name: string, t: number) => {
  if (name !== 'a9' && name !== 'b4') return 0;
  const u = (t - 7.5) / 0.52;
  return u > 0 && u < 1 ? (name === 'a9' ? 0.55 : 0.4) * 4 * u * (1 - u) : 0;
};
