import type { Settings } from '#domain/settings/settings.ts';
import type { Outcome } from './failure.ts';

/** What came of keeping settings: kept, or not because others were kept meanwhile; then it is those. */
export interface KeptSettings {
  readonly kind: 'kept' | 'stale';
  readonly settings: Settings;
}

/** A member's settings, shared by all devices. */
export interface SettingsPort {
  readonly read: (signal: AbortSignal) => Promise<Outcome<Settings>>;
  /** `rev` is the one that the change began with. */
  readonly keep: (settings: Settings, signal: AbortSignal) => Promise<Outcome<KeptSettings>>;
}
