/** Ink, paper and one spot colour: what every drawing of a comic is made of. */
export const INK = '#14120f';
export const PAPER = '#fcf8ec';

const round = (n: number): number => Math.round(n * 10) / 10;
export const circle = (x: number, y: number, r: number, fill: string, line = 0): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${line > 0 ? ` stroke="${INK}" stroke-width="${line}"` : ''}/>`;
export const box = (x: number, y: number, w: number, h: number, fill: string, line = 0): string =>
  `<path d="M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z" fill="${fill}"${line > 0 ? ` stroke="${INK}" stroke-width="${line}"` : ''}/>`;
export const shape = (d: string, fill: string, line = 0): string =>
  `<path d="${d}" fill="${fill}"${line > 0 ? ` stroke="${INK}" stroke-width="${line}" stroke-linejoin="round"` : ''}/>`;
export const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
export const times = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');
/** Something drawn about 100 high around its middle, put elsewhere. */
export const put = (x: number, y: number, size: number, inner: string, turned = 0): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${turned}) scale(${Math.round(size * 1000) / 1000})">${inner}</g>`;
export const DOTS = 'url(#t)';
export const LINES = 'url(#h)';

/** Patterns that drawings fill with. */
export const patterns = (spot: string): string =>
  `<defs><pattern id="t" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">${circle(3.5, 3.5, 2.1, spot)}</pattern><pattern id="h" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">${box(0, 0, 2, 6, INK)}</pattern></defs>`;

/** Rays from a point, uneven as by hand. */
export const rays = (w: number, h: number, x: number, y: number, inner: number, colour = INK): string =>
  times(36, (i) => {
    const [a, far, half, near] = [
      (i / 36) * 6.2832,
      Math.hypot(w, h),
      0.018 + ((i * 7) % 5) * 0.006,
      inner * (1 + ((i * 13) % 7) * 0.06),
    ];
    const at = (angle: number, r: number) => `${round(x + Math.cos(angle) * r)} ${round(y + Math.sin(angle) * r)}`;
    return shape(`M${at(a, near)}L${at(a - half, far)}L${at(a + half, far)}Z`, colour);
  });
