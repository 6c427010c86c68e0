/** What a key asks of the player. Seconds for seeks, a fraction for volume. */
export type PlayerKey =
  | { readonly kind: 'toggle' }
  | { readonly kind: 'seek'; readonly seconds: number }
  | { readonly kind: 'frame'; readonly frames: 1 | -1 }
  | { readonly kind: 'volume'; readonly by: number }
  | { readonly kind: 'mute' }
  | { readonly kind: 'theater' }
  | { readonly kind: 'fullscreen' }
  | { readonly kind: 'leave' }
  | { readonly kind: 'edge' }
  | { readonly kind: 'start' };

/** Letters and signs that mean the player wherever the page has the focus. */
const anywhere: Readonly<Record<string, PlayerKey>> = {
  k: { kind: 'toggle' },
  j: { kind: 'seek', seconds: -10 },
  l: { kind: 'seek', seconds: 10 },
  m: { kind: 'mute' },
  f: { kind: 'fullscreen' },
  t: { kind: 'theater' },
  ',': { kind: 'frame', frames: -1 },
  '.': { kind: 'frame', frames: 1 },
  Escape: { kind: 'leave' },
};
/** Keys that scroll or press elsewhere: the player's only while nothing else has the focus. */
const onStage: Readonly<Record<string, PlayerKey>> = {
  ' ': { kind: 'toggle' },
  ArrowLeft: { kind: 'seek', seconds: -5 },
  ArrowRight: { kind: 'seek', seconds: 5 },
  ArrowUp: { kind: 'volume', by: 0.05 },
  ArrowDown: { kind: 'volume', by: -0.05 },
  Home: { kind: 'start' },
  End: { kind: 'edge' },
};

/** Where the focus is: in a field, on something that takes keys itself, on the player, or nowhere in particular. */
export type Focus = 'typing' | 'widget' | 'stage' | 'page';

export interface KeyPress {
  readonly key: string;
  readonly modified: boolean;
  readonly composing: boolean;
}

/** X5: what a key press asks of the player, or null; never while typing, composing or with a modifier. */
export const playerKey = (press: KeyPress, focus: Focus): PlayerKey | null => {
  if (press.modified || press.composing || focus === 'typing') return null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  return anywhere[key] ?? (focus === 'widget' ? null : (onStage[key] ?? null));
};
