import { expect, it } from 'vitest';
import { memoryLimits } from '../memoryLimits.ts';
import { createQuota, QUOTA } from './quota.ts';

const MIB = 1_048_576;
const empty = { size: async () => 0 };
const an = { userId: 'm1', address: '192.0.2.1' };

it('S-10: a member sends so many bytes in a day, and others go on', async () => {
  let now = 0;
  const quota = createQuota(
    memoryLimits(() => now),
    'files',
  );
  for (let i = 0; i < 15; i += 1) expect(await quota.take(an, 4 * MIB, empty)).toBeNull();
  now = 3_600_000;
  expect(await quota.take(an, 4 * MIB, empty)).toMatchObject({ code: 429, retryAfterS: 82_800 });
  expect(await quota.take({ ...an, userId: 'm2' }, 4 * MIB, empty)).toBeNull();
  now = 86_400_000;
  expect(await quota.take(an, 4 * MIB, empty)).toBeNull();
});

it.each([
  ['an address', (i: number) => `192.0.2.${i % 1}`, 1],
  ['a /48 of IPv6', (i: number) => `2001:db8:1:${(i % 256).toString(16)}00::1`, 4],
])('S-10: fresh members of %s send no more together than it may', async (_, address, share) => {
  const quota = createQuota(
    memoryLimits(() => 0),
    'files',
  );
  let taken = 0;
  for (let i = 0; i < 1000; i += 1)
    if ((await quota.take({ userId: `m${i}`, address: address(i) }, 4 * MIB, empty)) === null) taken += 4 * MIB;
  expect(taken).toBe(share * QUOTA.ofNetwork);
});

it('S-10: a store that keeps as much as it may takes no more, whoever sends', async () => {
  const full = { size: async () => QUOTA.kept };
  expect(
    await createQuota(
      memoryLimits(() => 0),
      'files',
    ).take(an, 1, full),
  ).toMatchObject({ code: 503, retryAfterS: 3600 });
});
