import { lerp } from './loop.ts';
import type { Vec } from './space.ts';

/** Angles in radians, forward positive; one person of 1.8 m. Left and right are as the person has them. */
export interface Pose {
  readonly thighL: number;
  readonly thighR: number;
  /** Bend of the knee, 0 straight. */
  readonly kneeL: number;
  readonly kneeR: number;
  readonly armL: number;
  readonly armR: number;
  /** Bend of the elbow, 0 straight. */
  readonly elbowL: number;
  readonly elbowR: number;
  /** Arms away from the side. */
  readonly spreadL: number;
  readonly spreadR: number;
  readonly lean: number;
  /** Feet apart, metres from the middle. */
  readonly stance: number;
}

const POSE_KEYS = [
  'thighL',
  'thighR',
  'kneeL',
  'kneeR',
  'armL',
  'armR',
  'elbowL',
  'elbowR',
  'spreadL',
  'spreadR',
  'lean',
  'stance',
] as const satisfies readonly (keyof Pose)[];

export const blend = (a: Pose, b: Pose, share: number): Pose => {
  if (share <= 0) return a;
  if (share >= 1) return b;
  const mixed = { ...a };
  return Object.assign(mixed, Object.fromEntries(POSE_KEYS.map((key) => [key, lerp(a[key], b[key], share)])));
};

const REST: Pose = {
  thighL: 0.06,
  thighR: -0.04,
  kneeL: 0.08,
  kneeR: 0.1,
  armL: 0.12,
  armR: -0.08,
  elbowL: 0.25,
  elbowR: 0.25,
  spreadL: 0.16,
  spreadR: 0.16,
  lean: 0.02,
  stance: 0.12,
};
export const pose = (changes: Partial<Pose>): Pose => ({ ...REST, ...changes });

/** One step cycle per turn of `phase`; speed in metres a second, 0 stands still. */
export const gait = (phase: number, speed: number): Pose => {
  const drive = Math.min(1, speed / 6.5);
  const swing = speed < 0.15 ? speed * 1.5 : 0.26 + 0.6 * drive;
  const bend = 0.3 + 1.35 * drive;
  const [s, k] = [Math.sin(phase), Math.cos(phase)];
  const knee = (forward: number) => 0.1 + 0.16 * drive + bend * Math.max(0, forward) * Math.min(1, speed);
  const elbow = 0.3 + 1.15 * drive;
  return pose({
    thighL: swing * s + 0.14 * drive,
    thighR: -swing * s + 0.14 * drive,
    kneeL: knee(k),
    kneeR: knee(-k),
    armL: -(swing * 0.95) * s - 0.05,
    armR: swing * 0.95 * s - 0.05,
    elbowL: elbow,
    elbowR: elbow,
    lean: 0.02 + 0.2 * drive,
    stance: 0.11,
  });
};

/** Steps a second at this speed. */
export const cadence = (speed: number) => (speed < 0.15 ? 0 : 0.55 + 0.36 * Math.sqrt(speed));

export interface Joints {
  readonly hip: Vec;
  readonly shoulder: Vec;
  readonly neck: Vec;
  readonly head: Vec;
  readonly legs: readonly [readonly Vec[], readonly Vec[]];
  readonly arms: readonly [readonly Vec[], readonly Vec[]];
}

const THIGH = 0.45;
const SHIN = 0.44;
const ANKLE = 0.07;
const TORSO = 0.5;
const UPPER_ARM = 0.29;
const FOREARM = 0.27;

export interface Placing {
  readonly x: number;
  readonly z: number;
  /** Where the person faces: 0 along x, a quarter turn away from the main stand. */
  readonly heading: number;
  readonly size?: number;
  /** Metres off the ground. */
  readonly air?: number;
}

/** Where each joint is in space. */
export const joints = (p: Pose, where: Placing): Joints => {
  const size = where.size ?? 1;
  const [cos, sin] = [Math.cos(where.heading), Math.sin(where.heading)];
  const reach = (thigh: number, knee: number) => THIGH * Math.cos(thigh) + SHIN * Math.cos(thigh - knee);
  const hipHeight = Math.max(reach(p.thighL, p.kneeL), reach(p.thighR, p.kneeR)) + ANKLE;
  const place = (forward: number, up: number, left: number): Vec => [
    where.x + (forward * cos - left * sin) * size,
    (where.air ?? 0) + up * size,
    where.z + (forward * sin + left * cos) * size,
  ];
  const leg = (thigh: number, knee: number, side: number) => {
    const [kf, ku] = [THIGH * Math.sin(thigh), hipHeight - THIGH * Math.cos(thigh)];
    const [af, au] = [kf + SHIN * Math.sin(thigh - knee), ku - SHIN * Math.cos(thigh - knee)];
    const foot = Math.max(-0.9, thigh - knee) * 0.8;
    const s = side * p.stance;
    return [
      place(0, hipHeight, side * 0.09),
      place(kf, ku, (side * 0.09 + s) / 2),
      place(af, au, s),
      place(af + 0.17 * Math.cos(foot), au - 0.04 + 0.17 * Math.sin(foot) * 0.8, s),
    ];
  };
  const shoulderUp = hipHeight + TORSO * Math.cos(p.lean);
  const shoulderForward = TORSO * Math.sin(p.lean);
  const arm = (swing: number, elbow: number, spread: number, side: number) => {
    const out = Math.sin(spread) * side;
    const along = Math.cos(spread);
    const s0 = side * 0.2;
    const [ef, eu, el] = [
      shoulderForward + UPPER_ARM * Math.sin(swing) * along,
      shoulderUp - UPPER_ARM * Math.cos(swing) * along,
      s0 + UPPER_ARM * out,
    ];
    const fore = swing + elbow;
    const hand = place(
      ef + FOREARM * Math.sin(fore) * along,
      eu - FOREARM * Math.cos(fore) * along,
      el + FOREARM * out * 0.7,
    );
    return [place(shoulderForward, shoulderUp, s0), place(ef, eu, el), hand];
  };
  return {
    hip: place(0, hipHeight + 0.03, 0),
    shoulder: place(shoulderForward, shoulderUp, 0),
    neck: place(shoulderForward * 1.15, shoulderUp + 0.1, 0),
    head: place(shoulderForward * 1.3 + 0.03, shoulderUp + 0.25, 0),
    legs: [leg(p.thighL, p.kneeL, 1), leg(p.thighR, p.kneeR, -1)],
    arms: [arm(p.armL, p.elbowL, p.spreadL, 1), arm(p.armR, p.elbowR, p.spreadR, -1)],
  };
};
