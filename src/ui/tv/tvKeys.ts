/** What a key does while a channel is shown. */
export type TvKey =
  | { readonly kind: 'digit'; readonly digit: string }
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'enter' | 'back' | 'cancel' | 'guide' | 'mute' | 'toggle' | 'fullscreen' };

const always: Readonly<Record<string, TvKey>> = {
  PageUp: { kind: 'step', by: 1 },
  PageDown: { kind: 'step', by: -1 },
  Backspace: { kind: 'back' },
  g: { kind: 'guide' },
  m: { kind: 'mute' },
  k: { kind: 'toggle' },
  f: { kind: 'fullscreen' },
};
/** Keys that press and move elsewhere: not while a control has the focus. */
const onPicture: Readonly<Record<string, TvKey>> = {
  ' ': { kind: 'toggle' },
  ArrowUp: { kind: 'step', by: 1 },
  ArrowDown: { kind: 'step', by: -1 },
};
const whileTyping: Readonly<Record<string, TvKey>> = { Enter: { kind: 'enter' }, Escape: { kind: 'cancel' } };

/** TV-1: digits, arrows and pages zap; never while text is typed. */
export const tvKey = (
  press: { readonly key: string; readonly modified: boolean; readonly composing: boolean },
  focus: 'typing' | 'widget' | 'stage' | 'page',
  typing: boolean,
): TvKey | null => {
  if (press.modified || press.composing || focus === 'typing') return null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (/^\d$/u.test(key)) return { kind: 'digit', digit: key };
  if (typing && whileTyping[key]) return whileTyping[key];
  return always[key] ?? (focus === 'widget' ? null : (onPicture[key] ?? null));
};
