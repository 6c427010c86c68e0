import { shade } from './colour.ts';
import { paintLine } from './ground.ts';
import { at } from './loop.ts';
import { joints, type Placing, type Pose } from './skeleton.ts';
import type { Dot, Vec, View } from './space.ts';

type Canvas = CanvasRenderingContext2D;

export interface Kit {
  readonly shirt: string;
  readonly shorts: string;
  readonly sock: string;
  readonly boot?: string;
  readonly trim?: string;
  readonly gloves?: string;
  readonly bareArms?: boolean;
}
export interface Looks {
  readonly skin: string;
  readonly hair: string;
}

const SKIN = ['#c98f63', '#b27a4f', '#8a5a38', '#e0ac82', '#6b432b'];
const HAIR = ['#15100c', '#2a1a10', '#0c0c0e', '#5b3a1c'];
export const looks = (i: number): Looks => ({ skin: at(SKIN, i * 7 + 2), hair: at(HAIR, i * 3) });

export interface Body extends Placing {
  readonly pose: Pose;
  readonly kit: Kit;
  readonly looks: Looks;
}

const between = (a: Vec, b: Vec, share: number): Vec => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

const limbDrawer =
  (c: Canvas, view: View, scale: number) => (points: readonly Vec[], width: number, colour: string) => {
    c.beginPath();
    for (const p of points) {
      const [x, y] = view.see(...p);
      c.lineTo(x, y);
    }
    c.lineWidth = width * scale;
    c.strokeStyle = colour;
    c.stroke();
  };

const drawHead = (c: Canvas, centre: Dot, scale: number, facing: { side: number; towards: number }, l: Looks) => {
  const [x, y] = centre;
  const r = 0.128 * scale;
  const disc = (dx: number, dy: number, radius: number, colour: string) => {
    c.beginPath();
    c.arc(x + dx * r, y + dy * r, radius * r, 0, 7);
    c.fillStyle = colour;
    c.fill();
  };
  disc(-0.12 * facing.side, -0.16, 1.04, l.hair);
  if (facing.towards < -0.75) return;
  const turned = Math.min(1, facing.towards + 0.75);
  disc(0.3 * facing.side * Math.min(1, turned + 0.35), 0.2, 0.86, l.skin);
};

/** One person in the drawing's style: round limbs, the far side darker. */
export const drawFigure = (c: Canvas, view: View, body: Body) => {
  const j = joints(body.pose, body);
  const [, , perMetre] = view.see(...j.hip);
  const scale = perMetre * (body.size ?? 1);
  const limb = limbDrawer(c, view, scale);
  const { kit } = body;
  c.lineCap = c.lineJoin = 'round';
  const ahead = view.see(body.x + Math.cos(body.heading), 0, body.z + Math.sin(body.heading));
  const here = view.see(body.x, 0, body.z);
  const side = Math.max(-1, Math.min(1, (ahead[0] - here[0]) / here[2]));
  const towards = Math.max(-1, Math.min(1, here[3] - ahead[3]));
  const depth = (points: readonly Vec[]) => view.see(...at(points, 1))[3];

  const leg = (points: readonly Vec[], far: boolean) => {
    const tone = far ? shade : (colour: string) => colour;
    const [hip, knee, ankle, toe] = [at(points, 0), at(points, 1), at(points, 2), at(points, 3)];
    limb([hip, knee, ankle], 0.15, tone(body.looks.skin));
    limb([between(knee, ankle, 0.22), ankle], 0.145, tone(kit.sock));
    limb([ankle, toe], 0.105, tone(kit.boot ?? '#f4f7ef'));
    limb([hip, between(hip, knee, 0.66)], 0.235, tone(kit.shorts));
  };
  const arm = (points: readonly Vec[], far: boolean) => {
    const tone = far ? shade : (colour: string) => colour;
    const [shoulder, elbow, hand] = [at(points, 0), at(points, 1), at(points, 2)];
    limb([shoulder, elbow, hand], 0.1, tone(body.looks.skin));
    if (kit.gloves) limb([between(elbow, hand, 0.8), hand], 0.15, tone(kit.gloves));
    if (!kit.bareArms) limb([shoulder, between(shoulder, elbow, 0.68)], 0.16, tone(kit.shirt));
  };
  const profile = Math.abs(side);
  const [farArm, nearArm] = depth(j.arms[0]) > depth(j.arms[1]) ? j.arms : [j.arms[1], j.arms[0]];
  const [farLeg, nearLeg] = depth(j.legs[0]) > depth(j.legs[1]) ? j.legs : [j.legs[1], j.legs[0]];

  arm(farArm, profile > 0.35);
  leg(farLeg, true);
  leg(nearLeg, false);
  const waist = between(j.hip, j.shoulder, 0.1);
  const chest = between(j.hip, j.shoulder, 0.9);
  const width = 0.4 - 0.06 * profile;
  limb([j.hip, between(j.hip, j.shoulder, 0.08)], width * 0.86, kit.shorts);
  limb([waist, chest], width, kit.shirt);
  // Lit from above: a bright shoulder line, a dark flank on the side turned away.
  c.globalAlpha = 0.22;
  const flank = (p: Vec): Vec => [p[0], p[1] - 0.02, p[2]];
  const [hx, hy] = view.see(...flank(waist));
  const [sx, sy] = view.see(...flank(chest));
  const off = -0.11 * scale * (side >= 0 ? 1 : -1);
  c.beginPath();
  c.moveTo(hx + off, hy);
  c.lineTo(sx + off, sy);
  c.lineWidth = 0.13 * scale;
  c.strokeStyle = '#000000';
  c.stroke();
  c.globalAlpha = 1;
  if (kit.trim)
    limb(
      [between(j.arms[0][0] ?? chest, chest, 0.35), between(j.arms[1][0] ?? chest, chest, 0.35)].map((p): Vec => [
        p[0],
        p[1] - 0.17,
        p[2],
      ]),
      0.075,
      kit.trim,
    );
  limb([j.shoulder, j.neck], 0.12, shade(body.looks.skin));
  arm(nearArm, false);
  const [headX, headY] = view.see(...j.head);
  drawHead(c, [headX, headY], scale, { side, towards }, body.looks);
};

/** Shadows of several floodlights. */
export const drawShadow = (
  c: Canvas,
  view: View,
  spot: { readonly x: number; readonly z: number; readonly air?: number },
  lights: readonly Dot[],
  strength: number,
) => {
  const lift = 1 + (spot.air ?? 0) * 0.2;
  for (const [dx, dz] of lights) {
    c.globalAlpha = strength;
    paintLine(c, view, [spot.x, spot.z], [spot.x + dx * 0.72 * lift, spot.z + dz * 0.72 * lift], 0.34, '#02140a');
    c.globalAlpha = strength * 0.55;
    paintLine(
      c,
      view,
      [spot.x + dx * 0.5, spot.z + dz * 0.5],
      [spot.x + dx * 1.05 * lift, spot.z + dz * 1.05 * lift],
      0.42,
      '#02140a',
    );
  }
  c.globalAlpha = 1;
};
