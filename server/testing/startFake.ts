import { createOrigin, type Origin } from '../app.ts';
import { readConfig, type Environment } from '../config.ts';
import { silentLog, type Log } from '../log.ts';
import type { OriginParts } from '../parts.ts';
import type { Clock } from '../shared/clock.ts';
import { buildFixture, projectRoot } from './buildFixture.ts';
import { fakeParts } from './fakeParts.ts';

export interface FakeOptions {
  readonly env?: Environment;
  readonly parts?: Partial<OriginParts>;
  readonly clock?: Clock;
  readonly log?: Log;
}
export interface Started {
  readonly url: string;
  readonly origin: Origin;
}

/** An origin whose areas are fakes, on a random port, for tests of everything around the areas. */
export const startFake = async ({
  env = {},
  parts,
  clock = () => Date.UTC(2026, 10, 21, 12),
  log = silentLog,
}: FakeOptions = {}): Promise<Started> => {
  const config = readConfig({ PORT: '0', ...env });
  const origin = await createOrigin(config, fakeParts(parts), { root: projectRoot, dist: buildFixture(), log, clock });
  return { url: await origin.listen(), origin };
};
