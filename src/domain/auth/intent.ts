/** What a viewer was doing when a log-in became necessary; the log-in dialog names it. `what` is shown as it is. */
export type Intent =
  | { readonly kind: 'message'; readonly what: string; readonly groupId: string; readonly parentId?: string }
  | { readonly kind: 'book'; readonly what: string; readonly fixtureId: string }
  | { readonly kind: 'reaction'; readonly groupId: string; readonly messageId: string; readonly emoji: string }
  /** An action on a target, given as `type:id`. */
  | { readonly kind: 'follow' | 'save' | 'like'; readonly what: string; readonly target: string }
  | { readonly kind: 'rate'; readonly what: string; readonly target: string; readonly points: string }
  | { readonly kind: 'vote'; readonly what: string; readonly fixtureId: string; readonly choice: string }
  | { readonly kind: 'bookings' }
  | { readonly kind: 'apply' }
  /** Opening any other page that is for members only. */
  | { readonly kind: 'page' };

const fieldsOf: Readonly<Record<Intent['kind'], readonly string[]>> = {
  message: ['what', 'groupId'],
  book: ['what', 'fixtureId'],
  reaction: ['groupId', 'messageId', 'emoji'],
  follow: ['what', 'target'],
  save: ['what', 'target'],
  like: ['what', 'target'],
  rate: ['what', 'target', 'points'],
  vote: ['what', 'fixtureId', 'choice'],
  bookings: [],
  apply: [],
  page: [],
};
const isKind = (kind: unknown): kind is Intent['kind'] => typeof kind === 'string' && Object.hasOwn(fieldsOf, kind);

/** Parses a stored intent; null if it is not a valid one. */
export const readIntent = (kept: unknown): Intent | null => {
  if (typeof kept !== 'object' || kept === null) return null;
  const fields = kept as Readonly<Record<string, unknown>>;
  const { kind, parentId } = fields;
  if (!isKind(kind) || fieldsOf[kind].some((name) => typeof fields[name] !== 'string')) return null;
  const names = [...fieldsOf[kind], ...(kind === 'message' && typeof parentId === 'string' ? ['parentId'] : [])];
  return Object.fromEntries([['kind', kind], ...names.map((name) => [name, fields[name]])]) as Intent;
};
