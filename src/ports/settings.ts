import type { Settings } from '#domain/settings/settings.ts';
import type { Outcome } from './failure.ts';

/**
 * The result of a save. `stale`: nothing was stored because other settings were stored meanwhile; `settings` are those.
 */
export interface KeptSettings {
  readonly kind: 'kept' | 'stale';
  readonly settings: Settings;
}

/** A member's settings, shared by all devices. */
export interface SettingsPort {
  readonly read: (signal: AbortSignal) => Promise<Outcome<Settings>>;
  /** `rev` is the revision that the change started from. */
  readonly keep: (settings: Settings, signal: AbortSignal) => Promise<Outcome<KeptSettings>>;
}
