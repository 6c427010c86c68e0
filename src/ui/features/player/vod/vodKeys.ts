import { VOD } from '#domain/vod/vod.ts';

/** What a key does in the player of films. */
export type VodKey =
  | { readonly kind: 'toggle' }
  | { readonly kind: 'jump'; readonly seconds: number }
  | { readonly kind: 'frame'; readonly frames: 1 | -1 }
  | { readonly kind: 'volume'; readonly by: number }
  | { readonly kind: 'mute' | 'captions' | 'skip' | 'next' | 'previous' | 'fullscreen' | 'stats' | 'leave' }
  | { readonly kind: 'offset'; readonly by: 1 | -1 };

const anywhere: Readonly<Record<string, VodKey>> = {
  k: { kind: 'toggle' },
  j: { kind: 'jump', seconds: -VOD.jumpS },
  l: { kind: 'jump', seconds: VOD.jumpS },
  m: { kind: 'mute' },
  c: { kind: 'captions' },
  g: { kind: 'offset', by: -1 },
  h: { kind: 'offset', by: 1 },
  s: { kind: 'skip' },
  n: { kind: 'next' },
  p: { kind: 'previous' },
  f: { kind: 'fullscreen' },
  i: { kind: 'stats' },
  ',': { kind: 'frame', frames: -1 },
  '.': { kind: 'frame', frames: 1 },
  Escape: { kind: 'leave' },
};
/** Keys that press and move elsewhere: not while a control has the focus. */
const onPicture: Readonly<Record<string, VodKey>> = {
  ' ': { kind: 'toggle' },
  ArrowLeft: { kind: 'jump', seconds: -VOD.jumpS },
  ArrowRight: { kind: 'jump', seconds: VOD.jumpS },
  ArrowUp: { kind: 'volume', by: 0.05 },
  ArrowDown: { kind: 'volume', by: -0.05 },
};

export const vodKey = (
  press: { readonly key: string; readonly modified: boolean; readonly composing: boolean },
  focus: 'typing' | 'widget' | 'stage' | 'page',
): VodKey | null => {
  if (press.modified || press.composing || focus === 'typing') return null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  return anywhere[key] ?? (focus === 'widget' ? null : (onPicture[key] ?? null));
};
