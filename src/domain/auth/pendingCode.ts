import type { CodePurpose } from './codes.ts';
import { channelOf, type Channel } from './contacts.ts';

/** A one-time code that this browser requested and has not used. Times in epoch milliseconds. */
export interface PendingCode {
  readonly purpose: CodePurpose;
  /** The recipient, normalised by `addressKey`. */
  readonly to: string;
  readonly requestId: string;
  readonly channel: Channel | 'either';
  readonly shownAt: string | null;
  /** The earliest time at which another code may be requested. */
  readonly resendAt: number;
  readonly expiresAt: number;
  readonly triesLeft: number;
}

/**
 * Storage key of the pending codes: people read a code in another application, and the page may be unloaded meanwhile.
 */
export const PENDING_CODES = 'khandai.codes';

/** Maximum number of pending codes in one browser; the oldest are dropped. */
const MOST = 8;

/** Normalises a mail address or phone number, so that different spellings compare equal. */
export const addressKey = (typed: string): string => {
  const text = typed.trim().normalize('NFKC').toLowerCase();
  return channelOf(text) === 'sms' ? text.replaceAll(/[^\d+]/g, '') : text;
};

type Wish = Pick<PendingCode, 'purpose' | 'to'>;
const isFor = (one: PendingCode, { purpose, to }: Wish): boolean =>
  one.purpose === purpose && one.to === addressKey(to);

/** A pending code that has to be used because a new one cannot be requested yet; null if one can. */
export const pendingFor = (codes: readonly PendingCode[], wish: Wish, now: number): PendingCode | null =>
  codes.find((one) => isFor(one, wish) && one.resendAt > now && one.expiresAt > now) ?? null;

/** Adds a code, replaces an earlier one for the same purpose and recipient, and drops expired ones. */
export const withPending = (codes: readonly PendingCode[], code: PendingCode, now: number): readonly PendingCode[] => {
  const kept = { ...code, to: addressKey(code.to) };
  const others = codes.filter((one) => !isFor(one, code) && one.expiresAt > now);
  return [...others, kept].slice(-MOST);
};

export const withoutPending = (codes: readonly PendingCode[], requestId: string): readonly PendingCode[] =>
  codes.filter((one) => one.requestId !== requestId);

const isPending = (value: unknown): value is PendingCode => {
  if (typeof value !== 'object' || value === null) return false;
  const one = value as Readonly<Record<keyof PendingCode, unknown>>;
  return (
    ['register', 'contact', 'reset'].includes(one.purpose as string) &&
    ['mail', 'sms', 'either'].includes(one.channel as string) &&
    [one.to, one.requestId].every((text) => typeof text === 'string') &&
    (one.shownAt === null || typeof one.shownAt === 'string') &&
    [one.resendAt, one.expiresAt, one.triesLeft].every(Number.isFinite)
  );
};

/** Parses the stored codes; invalid entries are left out. */
export const readPending = (kept: string | null): readonly PendingCode[] => {
  try {
    const found: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(found) ? found.filter(isPending) : [];
  } catch {
    return [];
  }
};

/** Serialises the codes; null for none. */
export const keptPending = (codes: readonly PendingCode[]): string | null =>
  codes.length === 0 ? null : JSON.stringify(codes);
