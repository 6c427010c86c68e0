import type { Vec, View } from './space.ts';

type Canvas = CanvasRenderingContext2D;
export type Spot = readonly [x: number, z: number];

export const fillShape = (c: Canvas, view: View, points: readonly Vec[], colour: string) => {
  const outline = view.outline(points);
  if (outline.length < 3) return;
  c.beginPath();
  for (const [x, y] of outline) c.lineTo(x, y);
  c.closePath();
  c.fillStyle = colour;
  c.fill();
};

/** A rectangle lying at height y. */
export const slab = (c: Canvas, view: View, from: Spot, to: Spot, colour: string, y = 0) =>
  fillShape(
    c,
    view,
    [
      [from[0], y, from[1]],
      [to[0], y, from[1]],
      [to[0], y, to[1]],
      [from[0], y, to[1]],
    ],
    colour,
  );

/** A line painted on the ground, its width in metres. */
export const paintLine = (c: Canvas, view: View, a: Spot, b: Spot, width: number, colour: string) => {
  const [dx, dz] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dz) || 1;
  const [nx, nz] = [((-dz / length) * width) / 2, ((dx / length) * width) / 2];
  const ring: Vec[] = [
    [a[0] + nx, 0, a[1] + nz],
    [b[0] + nx, 0, b[1] + nz],
    [b[0] - nx, 0, b[1] - nz],
    [a[0] - nx, 0, a[1] - nz],
  ];
  fillShape(c, view, ring, colour);
};

export interface Arc {
  readonly centre: Spot;
  readonly radius: number;
  readonly from: number;
  readonly to: number;
}
export const paintArc = (c: Canvas, view: View, arc: Arc, width: number, colour: string, steps = 48) => {
  const ring: Vec[] = [];
  const along = (radius: number, i: number): Vec => {
    const angle = arc.from + ((arc.to - arc.from) * i) / steps;
    return [arc.centre[0] + Math.cos(angle) * radius, 0, arc.centre[1] + Math.sin(angle) * radius];
  };
  for (let i = 0; i <= steps; i++) ring.push(along(arc.radius + width / 2, i));
  for (let i = steps; i >= 0; i--) ring.push(along(arc.radius - width / 2, i));
  fillShape(c, view, ring, colour);
};

/** A straight bar in space, its width in metres. */
export const bar = (c: Canvas, view: View, a: Vec, b: Vec, width: number, colour: string) => {
  const [p, q] = [view.see(...a), view.see(...b)];
  c.beginPath();
  c.moveTo(p[0], p[1]);
  c.lineTo(q[0], q[1]);
  c.lineWidth = Math.max(0.7, width * p[2]);
  c.strokeStyle = colour;
  c.stroke();
};
