import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { layoutOf, type Layout, type View } from './layout.ts';
import { childrenOf, pathOf } from './words.ts';

/** Maximum width of a picture in CSS pixels: it is shown unscaled on a page of this width. */
export const MAX_WIDTH = 1200;

/** A view with its layout. */
export interface Picture {
  readonly view: View;
  readonly layout: Layout;
}

const widthOf = ({ layout }: Picture): number => layout.root.width ?? 0;
const isGroup = (node: AnyStateNode): boolean => childrenOf(node).length > 0;
const nothing: ReadonlySet<AnyStateNode> = new Set();

/** The variants to try, with narrower and narrower labels. */
const ways = [
  { brief: false, letters: 46 },
  { brief: true, letters: 36 },
  { brief: true, letters: 24 },
  { brief: true, letters: 16 },
] as const;
/** Line length below which several pictures are more readable than one. */
const READABLE = 30;

/** The first variant that is narrow enough, else the narrowest. */
const drawn = async (root: AnyStateNode, closed: ReadonlySet<AnyStateNode>): Promise<Picture> => {
  let best: Picture | null = null;
  for (const way of ways) {
    const view = { root, closed, ...way };
    const picture = { view, layout: await layoutOf(view) };
    if (widthOf(picture) <= MAX_WIDTH) return picture;
    if (!best || widthOf(picture) < widthOf(best)) best = picture;
  }
  return best!;
};

/** One picture if that is readable, else one with collapsed groups, and pictures of the groups. */
const picturesOf = async (root: AnyStateNode): Promise<readonly Picture[]> => {
  const whole = await drawn(root, nothing);
  const groups = childrenOf(root).filter(isGroup);
  if ((widthOf(whole) <= MAX_WIDTH && whole.view.letters > READABLE) || groups.length === 0) return [whole];
  const pictures = [await drawn(root, new Set(groups))];
  for (const group of groups) pictures.push(...(await picturesOf(group)));
  return pictures;
};

/** Every picture of a chart, the outermost first. */
export const picturesFor = (machine: AnyStateMachine): Promise<readonly Picture[]> => picturesOf(machine.root);

/** "player.watching.sound": the file name of a picture. */
export const fileOf = ({ root }: Pick<View, 'root'>): string =>
  root.path.length === 0 ? root.machine.id : `${root.machine.id}.${pathOf(root)}`;
