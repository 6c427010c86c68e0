import type { Tip, TipDetail } from '#domain/tips/tip.ts';
import type { TipDraft, TipWish } from '#domain/tips/tipForm.ts';
import type { Outcome } from './failure.ts';

export interface KeptDraft extends TipDraft {
  /** Epoch milliseconds. */
  readonly savedTs: number;
}

/** What the tipsters whom a member follows won in the last 30 days, if each tip had been one unit. */
export interface IfFollowed {
  readonly people: number;
  readonly settled: number;
  /** In units. */
  readonly profit: number;
}

/** What a tipster writes. The origin sets prices and refuses from the kick-off on (403). */
export interface OwnTipsPort {
  /** A repeat with the same `clientId` answers the same tip. */
  readonly publish: (
    wish: TipWish & { readonly fixtureId: string; readonly clientId: string },
    signal: AbortSignal,
  ) => Promise<Outcome<Tip>>;
  readonly change: (
    wish: TipWish & { readonly tipId: string; readonly clientId: string },
    signal: AbortSignal,
  ) => Promise<Outcome<Tip>>;
  readonly withdraw: (
    wish: { readonly tipId: string; readonly clientId: string },
    signal: AbortSignal,
  ) => Promise<Outcome<null>>;
  readonly one: (tipId: string, signal: AbortSignal) => Promise<Outcome<TipDetail>>;
  readonly keepDraft: (draft: TipDraft, signal: AbortSignal) => Promise<Outcome<KeptDraft | null>>;
  readonly dropDraft: (fixtureId: string, signal: AbortSignal) => Promise<Outcome<KeptDraft | null>>;
  readonly draft: (fixtureId: string, signal: AbortSignal) => Promise<Outcome<KeptDraft | null>>;
  /** The latest first. */
  readonly drafts: (signal: AbortSignal) => Promise<Outcome<readonly KeptDraft[]>>;
  readonly ifFollowed: (signal: AbortSignal) => Promise<Outcome<IfFollowed>>;
}
