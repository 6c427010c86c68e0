import type { Change } from '#domain/settings/change.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Failure, Outcome } from '#ports/failure.ts';
import type { KeptSettings } from '#ports/settings.ts';

export type SettingsEvent =
  /** The member who is logged in, or null. */
  | { readonly type: 'settings.member'; readonly userId: string | null }
  | { readonly type: 'settings.change'; readonly change: Change }
  /** Retry now: the viewer asked for it, or the network returned. */
  | { readonly type: 'settings.retry' }
  /** Look whether another device changed something: the viewer is back at this one. */
  | { readonly type: 'settings.look' };

export interface SettingsContext {
  readonly userId: string | null;
  /** As last received from the origin; null before. */
  readonly kept: Settings | null;
  /** The viewer's changes that are not saved yet. */
  readonly change: Change;
  /** The part of `change` that the running save includes. */
  readonly sent: Change;
  /** Why the last read or save failed. */
  readonly failure: Failure | null;
  /** Consecutive attempts that failed or conflicted. */
  readonly tries: number;
}

export type ReadAnswer = Outcome<Settings>;
export type KeepAnswer = Outcome<KeptSettings>;
