import { expect, it } from 'vitest';
import { echoPorts } from '../../../tests/fakes/echoPorts.ts';
import { latestPoints, memberLevel, memberReferral } from './rewards.resources.ts';

it('MI-7, MI-8: level, the latest points and the referral are asked for', async () => {
  const { ports, calls } = echoPorts();
  const { signal } = new AbortController();
  for (const resource of [memberLevel, latestPoints, memberReferral])
    await resource.load(ports, { userId: 'u1' }, signal);
  expect(calls).toEqual(['rewards.level []', 'rewards.points [null]', 'rewards.referral []']);
});
