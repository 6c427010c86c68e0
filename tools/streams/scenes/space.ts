export type Vec = readonly [x: number, y: number, z: number];
/** A point of the picture: pixels, pixels per metre there, metres from the eye. */
export type Seen = readonly [x: number, y: number, scale: number, depth: number];
export type Dot = readonly [x: number, y: number];

export interface View {
  readonly see: (x: number, y: number, z: number) => Seen;
  /** The outline of a flat shape, cut off behind the eye. */
  readonly outline: (points: readonly Vec[]) => readonly Dot[];
}

const NEAR = 0.8;

/** A pinhole camera: x along the pitch, y up, z away from the main stand; `shift` lowers the picture in pixels. */
export const camera = (eye: Vec, target: Vec, fieldDegrees: number, size: Dot, shift = 0): View => {
  const [dx, dy, dz] = [target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]];
  const length = Math.hypot(dx, dy, dz);
  const [fx, fy, fz] = [dx / length, dy / length, dz / length];
  const flatLength = Math.hypot(fx, fz);
  const [rx, rz] = [fz / flatLength, -fx / flatLength];
  const up: Vec = [fy * rz, fz * rx - fx * rz, -fy * rx];
  const focal = size[0] / 2 / Math.tan((fieldDegrees * Math.PI) / 360);
  const fromEye = (x: number, y: number, z: number): Vec => {
    const [ex, ey, ez] = [x - eye[0], y - eye[1], z - eye[2]];
    return [ex * rx + ez * rz, ex * up[0] + ey * up[1] + ez * up[2], ex * fx + ey * fy + ez * fz];
  };
  const flat = (v: Vec): Dot => [size[0] / 2 + (v[0] / v[2]) * focal, size[1] / 2 - (v[1] / v[2]) * focal + shift];
  return {
    see: (x, y, z) => {
      const v = fromEye(x, y, z);
      const [px, py] = flat(v);
      return [px, py, focal / v[2], v[2]];
    },
    outline: (points) => {
      const seen = points.map((p) => fromEye(p[0], p[1], p[2]));
      const kept: Vec[] = [];
      seen.forEach((a, i) => {
        const b = seen[(i + 1) % seen.length];
        if (!b) return;
        if (a[2] > NEAR) kept.push(a);
        if (a[2] > NEAR === b[2] > NEAR) return;
        const k = (NEAR - a[2]) / (b[2] - a[2]);
        kept.push([a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, NEAR]);
      });
      return kept.map(flat);
    },
  };
};
