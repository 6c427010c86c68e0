import { expect, it } from 'vitest';
import { echoPorts } from '../../../tests/fakes/echoPorts.ts';
import { invitedList, memberLevel, memberReferral, pointHistory } from './rewards.resources.ts';

const { signal } = new AbortController();

it('MI-7, MI-8: level, points, the referral and whom it brought are asked for', async () => {
  const { ports, calls } = echoPorts();
  for (const resource of [memberLevel, memberReferral]) await resource.load(ports, null, signal);
  for (const feed of [pointHistory, invitedList]) await feed.load(ports, null, signal).catch(() => {});
  expect(calls).toEqual(['rewards.level []', 'rewards.referral []', 'rewards.points [null]', 'rewards.invited [null]']);
});
