import type { PanelForm } from '../../shared/comics/comicForm.ts';
import { INK, PAPER, patterns } from './ink.ts';
import type { Line, ScriptPage, ScriptPanel } from './script.ts';
import { shots } from './shots.ts';

/** How pages of a comic are laid out. */
export interface Paper {
  readonly w: number;
  /** Of a page; of a strip what a row of height 1 has. */
  readonly h: number;
  readonly strip: boolean;
  readonly rtl: boolean;
  readonly spot: string;
}
interface Placed {
  readonly panel: ScriptPanel;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
const EDGE = 34;
const GAP = 14;

const heightOf = (page: ScriptPage, { h, strip }: Paper): number =>
  strip ? page.reduce((sum, [height]) => sum + height * h + GAP, GAP) : h;

/** In the order of reading. */
const placed = (page: ScriptPage, paper: Paper): readonly Placed[] => {
  const { w, rtl, strip } = paper;
  const edge = strip ? 0 : EDGE;
  const all = page.reduce((sum, [height]) => sum + height, 0);
  const room = heightOf(page, paper) - 2 * (strip ? GAP : EDGE) - GAP * (page.length - 1);
  const found: Placed[] = [];
  let y = strip ? GAP : EDGE;
  for (const [height, panels] of page) {
    const h = (room * height) / all;
    const wide = panels.reduce((sum, one) => sum + one.wide, 0);
    const across = w - 2 * edge - GAP * (panels.length - 1);
    let x = edge;
    for (const panel of panels) {
      const own = (across * panel.wide) / wide;
      found.push({ panel, x: rtl ? w - x - own : x, y, w: own, h });
      x += own + GAP;
    }
    y += h + GAP;
  }
  return found;
};

const places = {
  top: [0.5, 0.16],
  left: [0.32, 0.2],
  right: [0.68, 0.2],
  low: [0.5, 0.86],
  middle: [0.5, 0.5],
} as const;
const share = (n: number): number => Math.round(n * 10_000) / 10_000;

const saying = (
  { kind, at, text }: Line,
  { x, y, w, h }: Placed,
  paper: { readonly w: number; readonly h: number },
) => {
  const [dx, dy] = places[at];
  const points = kind === 'say' || kind === 'shout';
  const toY = at === 'low' ? 0.66 : 0.42;
  return {
    ...{
      kind,
      text,
      x: share((x + w * dx) / paper.w),
      y: share((y + h * dy) / paper.h),
      w: share((w * 0.86) / paper.w),
    },
    to: points
      ? ([share((x + w * (dx < 0.5 ? 0.3 : dx > 0.5 ? 0.7 : 0.5)) / paper.w), share((y + h * toY) / paper.h)] as const)
      : null,
  };
};

/** The size of a page and what is said on it. */
export const pageFacts = (
  page: ScriptPage,
  paper: Paper,
): { readonly w: number; readonly h: number; readonly panels: readonly PanelForm[] } => {
  const size = { w: paper.w, h: Math.round(heightOf(page, paper)) };
  return {
    ...size,
    panels: placed(page, paper).map((one) => ({
      ...{ x: share(one.x / size.w), y: share(one.y / size.h), w: share(one.w / size.w), h: share(one.h / size.h) },
      alt: shots[one.panel.shot].alt,
      says: one.panel.lines.map((each) => saying(each, one, size)),
    })),
  };
};

/** A page without its words, which stand over it as text. */
export const pageSvg = (page: ScriptPage, paper: Paper): string => {
  const { w, spot } = paper;
  const h = Math.round(heightOf(page, paper));
  const drawn = placed(page, paper).map(({ panel, ...at }) => {
    const inner = shots[panel.shot].draw(at.w, at.h, spot);
    return `<svg x="${at.x.toFixed(1)}" y="${at.y.toFixed(1)}" width="${at.w.toFixed(1)}" height="${at.h.toFixed(1)}">${inner}</svg><path d="M${at.x.toFixed(1)} ${at.y.toFixed(1)}h${at.w.toFixed(1)}v${at.h.toFixed(1)}h${(-at.w).toFixed(1)}z" fill="none" stroke="${INK}" stroke-width="3.4"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${patterns(spot)}<path d="M0 0h${w}v${h}H0z" fill="${PAPER}"/>${drawn.join('')}</svg>`;
};

/** A cover: one shot over all of it. */
export const coverSvg = (shot: ScriptPanel['shot'], spot: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 566" width="400" height="566">${patterns(spot)}<path d="M0 0h400v566H0z" fill="${PAPER}"/>${shots[shot].draw(400, 480, spot)}</svg>`;
