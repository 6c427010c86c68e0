import { at, gap, pulse } from '../loop.ts';
import { blend, gait, pose, type Pose } from '../skeleton.ts';
import { type Action, frameOf, poseAt } from '../tracks.ts';
import { BEAT, type Player, TOUCHES } from './play.ts';

const hold = pose({
  armL: 0.75,
  armR: 0.75,
  elbowL: 1.35,
  elbowR: 1.35,
  spreadL: 0.1,
  spreadR: 0.1,
  lean: 0.14,
  thighL: 0.35,
  kneeL: 0.5,
  thighR: 0.1,
  kneeR: 0.45,
  stance: 0.2,
});
const push = pose({
  armL: 1.35,
  armR: 1.35,
  elbowL: 0.1,
  elbowR: 0.1,
  spreadL: 0.06,
  spreadR: 0.06,
  lean: 0.22,
  thighL: 0.5,
  kneeL: 0.4,
  thighR: -0.4,
  kneeR: 0.4,
  stance: 0.16,
});
const dip = pose({
  armL: 0.9,
  armR: 0.9,
  elbowL: 1.3,
  elbowR: 1.3,
  thighL: 0.75,
  thighR: 0.7,
  kneeL: 1.25,
  kneeR: 1.2,
  lean: 0.16,
  stance: 0.17,
});
const shoot = pose({
  armL: 2.5,
  armR: 2.75,
  elbowL: 0.5,
  elbowR: 0.25,
  spreadL: 0.08,
  spreadR: 0.04,
  lean: -0.04,
  thighL: 0.05,
  kneeL: 0.35,
  thighR: -0.05,
  kneeR: 0.4,
  stance: 0.12,
});
const follow = pose({
  armL: 2,
  armR: 2.6,
  elbowL: 0.5,
  elbowR: 0.5,
  lean: 0.02,
  thighL: 0.15,
  kneeL: 0.25,
  kneeR: 0.25,
  stance: 0.14,
});
const grab = pose({
  armL: 2.8,
  armR: 2.8,
  elbowL: 0.2,
  elbowR: 0.2,
  spreadL: 0.14,
  spreadR: 0.14,
  lean: -0.05,
  thighL: -0.15,
  kneeL: 0.6,
  thighR: 0.1,
  kneeR: 0.5,
  stance: 0.18,
});
const contest = pose({
  armL: 2.6,
  armR: 2.9,
  elbowL: 0.15,
  elbowR: 0.1,
  spreadL: 0.2,
  spreadR: 0.1,
  lean: 0.06,
  thighL: 0.1,
  kneeL: 0.3,
  thighR: -0.15,
  kneeR: 0.5,
});
const stance = pose({
  thighL: 0.62,
  thighR: 0.55,
  kneeL: 1.05,
  kneeR: 1,
  armL: 0.5,
  armR: 0.5,
  elbowL: 0.6,
  elbowR: 0.6,
  spreadL: 0.85,
  spreadR: 0.85,
  lean: 0.3,
  stance: 0.34,
});

const pass = (t: number): Action => ({
  t,
  frames: [
    [-0.3, hold],
    [-0.02, push],
    [0.12, push],
  ],
});
const holding = (from: number, to: number): Action => ({
  t: from,
  frames: [
    [-0.08, hold],
    [to - from - 0.35, hold],
  ],
});

const SHOT = 6.95;
const BOARD = 8.8;

export const actionsOf = (name: string): readonly Action[] => {
  const own: Action[] = [];
  TOUCHES.forEach((touch, i) => {
    if (touch.who !== name) return;
    if (touch.way === 'shot')
      own.push({
        t: SHOT,
        frames: [
          [-0.4, dip],
          [-0.02, shoot],
          [0.5, follow],
        ],
      });
    if (touch.way === 'pass') own.push(pass(touch.t));
    if (touch.way === 'hold' && name !== 'a4') own.push(holding(touch.t, at(TOUCHES, i + 1).t));
  });
  if (name === 'a4')
    own.unshift({
      t: BOARD,
      frames: [
        [-0.45, dip],
        [-0.08, grab],
        [0.12, grab],
        [0.5, hold],
        [0.7, hold],
      ],
    });
  if (name === 'b3')
    own.push({
      t: SHOT,
      frames: [
        [-0.1, contest],
        [0.4, contest],
      ],
    });
  if (name === 'b4' || name === 'b5')
    own.push({
      t: BOARD,
      frames: [
        [-0.4, dip],
        [-0.1, grab],
        [0.2, grab],
      ],
    });
  return own;
};

/** How high each jumps, metres. */
export const airOf = (name: string, t: number) => {
  const jump = (around: number, height: number, length: number) => {
    const u = gap(t, around) / length + 0.5;
    return u > 0 && u < 1 ? height * 4 * u * (1 - u) : 0;
  };
  if (name === 'a3') return jump(SHOT + 0.08, 0.42, 0.62);
  if (name === 'b3') return jump(SHOT + 0.15, 0.5, 0.6);
  if (name === 'a4') return jump(BOARD, 0.6, 0.6);
  if (name === 'b4') return jump(BOARD + 0.05, 0.42, 0.55);
  return 0;
};

const dribbling = (name: string, t: number) => {
  for (const [i, touch] of TOUCHES.entries()) {
    if (touch.who !== name || touch.way !== 'dribble') continue;
    const end = i + 1 < TOUCHES.length ? at(TOUCHES, i + 1).t : 16;
    const share = pulse(t, touch.t, end - 0.3, 0.2, 0.2);
    if (share > 0) return { share, beat: ((((t - touch.t) * BEAT) % 1) + 1) % 1 };
  }
  return { share: 0, beat: 0 };
};

export const poseOf = (player: Player, t: number, actions: readonly Action[]): Pose => {
  const f = frameOf(t);
  if (player.team === 'b') {
    const still = blend(
      stance,
      gait(at(player.track.phase, f), at(player.track.speed, f)),
      Math.min(0.75, at(player.track.speed, f) * 0.24),
    );
    const acted = poseAt(player.track, t, actions);
    const busy = actions.some((action) => Math.abs(gap(t, action.t + 0.05)) < 0.65);
    return busy ? acted : still;
  }
  const base = poseAt(player.track, t, actions);
  const { share, beat } = dribbling(player.name, t);
  if (share === 0) return base;
  const down = beat < 0.5 ? beat * 2 : 2 - beat * 2;
  return blend(
    base,
    {
      ...base,
      armR: 0.35 + 0.25 * (1 - down),
      elbowR: 0.95 - 0.6 * down,
      spreadR: 0.35,
      lean: base.lean + 0.16,
      kneeL: base.kneeL + 0.25,
      kneeR: base.kneeR + 0.25,
      thighL: base.thighL + 0.15,
      thighR: base.thighR + 0.15,
    },
    share,
  );
};
