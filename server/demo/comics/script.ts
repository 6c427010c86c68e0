import type { SayKind } from '#domain/comics/comic.ts';
import { words, type Words } from '#server/shared/words.ts';
import type { ShotName } from './shots.ts';

/** Where words stand in a panel: at its head or foot, on a side or in the middle. */
type Spot = 'top' | 'left' | 'right' | 'low' | 'middle';
export interface Line {
  readonly kind: SayKind;
  readonly at: Spot;
  readonly text: Words;
}
export interface ScriptPanel {
  readonly shot: ShotName;
  /** Among the panels of its row. */
  readonly wide: number;
  readonly lines: readonly Line[];
}
/** Rows of panels, each with its height among the others. */
export type ScriptPage = readonly (readonly [height: number, panels: readonly ScriptPanel[]])[];
export interface ScriptChapter {
  readonly title: Words;
  readonly pages: readonly ScriptPage[];
}

const line =
  (kind: SayKind, usual: Spot) =>
  (vi: string, en: string, zh: string, at: Spot = usual): Line => ({ kind, at, text: words(vi, en, zh) });
/** What a language of panels needs: what is said, thought, shouted, told and heard. */
export const say = line('say', 'top');
export const think = line('think', 'top');
export const shout = line('shout', 'top');
export const tell = line('caption', 'top');
export const hear = line('sound', 'middle');

export const panel = (shot: ShotName, ...lines: readonly Line[]): ScriptPanel => ({ shot, wide: 1, lines });
export const wide = (shot: ShotName, ...lines: readonly Line[]): ScriptPanel => ({ shot, wide: 1.6, lines });
export const row = (height: number, ...panels: readonly ScriptPanel[]) => [height, panels] as const;
