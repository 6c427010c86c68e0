import type { CodePurpose } from './codes.ts';
import { channelOf, type Channel } from './contacts.ts';

/** A code that this browser has asked for and not used up. Times in epoch milliseconds. */
export interface PendingCode {
  readonly purpose: CodePurpose;
  /** What was typed, as `addressKey` writes it. */
  readonly to: string;
  readonly requestId: string;
  readonly channel: Channel | 'either';
  readonly shownAt: string | null;
  /** From when on another one may be asked for. */
  readonly resendAt: number;
  readonly expiresAt: number;
  readonly triesLeft: number;
}

/** Where a browser keeps them: a code is read in another application, and the page may be gone meanwhile. */
export const PENDING_CODES = 'khandai.codes';

/** As many as somebody may have under way at once; the oldest are forgotten. */
const MOST = 8;

/** Two ways of writing one address that a browser can tell are one. */
export const addressKey = (typed: string): string => {
  const text = typed.trim().normalize('NFKC').toLowerCase();
  return channelOf(text) === 'sms' ? text.replaceAll(/[^\d+]/g, '') : text;
};

type Wish = Pick<PendingCode, 'purpose' | 'to'>;
const isFor = (one: PendingCode, { purpose, to }: Wish): boolean =>
  one.purpose === purpose && one.to === addressKey(to);

/** The code that is gone on with where another one would have to be waited for; null where one can be had. */
export const pendingFor = (codes: readonly PendingCode[], wish: Wish, now: number): PendingCode | null =>
  codes.find((one) => isFor(one, wish) && one.resendAt > now && one.expiresAt > now) ?? null;

/** With a code in the place of an earlier one for the same; those that have run out are left out. */
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

/** What a browser kept of them; whatever is none is left out. */
export const readPending = (kept: string | null): readonly PendingCode[] => {
  try {
    const found: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(found) ? found.filter(isPending) : [];
  } catch {
    return [];
  }
};

/** What is kept of them; null for none. */
export const keptPending = (codes: readonly PendingCode[]): string | null =>
  codes.length === 0 ? null : JSON.stringify(codes);
