/** The player command of a key: seconds for seeks, a fraction for volume. */
export type PlayerKey =
  | { readonly kind: 'toggle' }
  | { readonly kind: 'seek'; readonly seconds: number }
  | { readonly kind: 'frame'; readonly frames: 1 | -1 }
  | { readonly kind: 'volume'; readonly by: number }
  | { readonly kind: 'mute' }
  | { readonly kind: 'theater' }
  | { readonly kind: 'fullscreen' }
  | { readonly kind: 'chat' }
  | { readonly kind: 'leave' }
  | { readonly kind: 'edge' }
  | { readonly kind: 'start' };

/** Keys that work wherever the focus is on the page. */
const anywhere: Readonly<Record<string, PlayerKey>> = {
  k: { kind: 'toggle' },
  j: { kind: 'seek', seconds: -10 },
  l: { kind: 'seek', seconds: 10 },
  m: { kind: 'mute' },
  f: { kind: 'fullscreen' },
  t: { kind: 'theater' },
  d: { kind: 'chat' },
  ',': { kind: 'frame', frames: -1 },
  '.': { kind: 'frame', frames: 1 },
  Escape: { kind: 'leave' },
};
/** Keys with a meaning elsewhere (scrolling, pressing): they work only while the focus is on the player or nowhere. */
const onStage: Readonly<Record<string, PlayerKey>> = {
  ' ': { kind: 'toggle' },
  ArrowLeft: { kind: 'seek', seconds: -5 },
  ArrowRight: { kind: 'seek', seconds: 5 },
  ArrowUp: { kind: 'volume', by: 0.05 },
  ArrowDown: { kind: 'volume', by: -0.05 },
  Home: { kind: 'start' },
  End: { kind: 'edge' },
};

/** The kind of the focused element: a text field, another control that uses keys, the player, or none. */
export type Focus = 'typing' | 'widget' | 'stage' | 'page';

export interface KeyPress {
  readonly key: string;
  readonly modified: boolean;
  readonly composing: boolean;
}

/** X5: the player command of a key press, or null; never while typing, composing or with a modifier. */
export const playerKey = (press: KeyPress, focus: Focus): PlayerKey | null => {
  if (press.modified || press.composing || focus === 'typing') return null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  return anywhere[key] ?? (focus === 'widget' ? null : (onStage[key] ?? null));
};
