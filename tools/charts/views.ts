import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { layoutOf, type Layout, type View } from './layout.ts';
import { childrenOf, pathOf } from './words.ts';

/** No picture is wider, in CSS pixels: it is read at its own size on a page of this width. */
export const MAX_WIDTH = 1200;

/** A view with everything in its place. */
export interface Picture {
  readonly view: View;
  readonly layout: Layout;
}

const widthOf = ({ layout }: Picture): number => layout.root.width ?? 0;
const isGroup = (node: AnyStateNode): boolean => childrenOf(node).length > 0;
const nothing: ReadonlySet<AnyStateNode> = new Set();

/** The same states in ever narrower words. */
const ways = [
  { brief: false, letters: 46 },
  { brief: true, letters: 36 },
  { brief: true, letters: 24 },
  { brief: true, letters: 16 },
] as const;
/** Letters a line from which on a picture of parts is read better than the whole. */
const READABLE = 30;

/** The first way that is narrow enough, else the narrowest. */
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

/** A state whole where that can be read, else with its groups closed, and each of them in pictures of its own. */
const picturesOf = async (root: AnyStateNode): Promise<readonly Picture[]> => {
  const whole = await drawn(root, nothing);
  const groups = childrenOf(root).filter(isGroup);
  if ((widthOf(whole) <= MAX_WIDTH && whole.view.letters > READABLE) || groups.length === 0) return [whole];
  const pictures = [await drawn(root, new Set(groups))];
  for (const group of groups) pictures.push(...(await picturesOf(group)));
  return pictures;
};

/** Every picture of a chart, the whole one or the outermost first. */
export const picturesFor = (machine: AnyStateMachine): Promise<readonly Picture[]> => picturesOf(machine.root);

/** "player.watching.sound": what a picture's file is called. */
export const fileOf = ({ root }: Pick<View, 'root'>): string =>
  root.path.length === 0 ? root.machine.id : `${root.machine.id}.${pathOf(root)}`;
