import type { Day } from '../shared/zone.ts';

interface Release {
  readonly version: string;
  readonly day: Day;
}

/** Every release, newest first; `locales/{language}/changes.json` describes the changes of each. */
export const releases = [{ version: '0.1.0', day: '2026-11-21' }] as const satisfies readonly Release[];
