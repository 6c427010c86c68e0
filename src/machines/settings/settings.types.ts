import type { Change } from '#domain/settings/change.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Failure, Outcome } from '#ports/failure.ts';
import type { KeptSettings } from '#ports/settings.ts';

export type SettingsEvent =
  /** Who watches: a member, or null. */
  | { readonly type: 'settings.member'; readonly userId: string | null }
  | { readonly type: 'settings.change'; readonly change: Change }
  /** The viewer, or the network's return, asks for another try. */
  | { readonly type: 'settings.retry' };

export interface SettingsContext {
  readonly userId: string | null;
  /** As last heard from the origin; null before. */
  readonly kept: Settings | null;
  /** What the viewer changed and nobody has kept yet. */
  readonly change: Change;
  /** The part of it that is on its way. */
  readonly sent: Change;
  /** Why the last reading or keeping failed. */
  readonly failure: Failure | null;
  /** Tries in a row that failed, or came too late. */
  readonly tries: number;
}

export type ReadAnswer = Outcome<Settings>;
export type KeepAnswer = Outcome<KeptSettings>;
