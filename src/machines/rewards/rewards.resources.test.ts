import { expect, it } from 'vitest';
import { succeeded } from '#ports/failure.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/app.ts';
import { echoPorts } from '../../../tests/fakes/echoPorts.ts';
import { earlierInvited, latestPoints, memberLevel, memberReferral } from './rewards.resources.ts';

const { signal } = new AbortController();

it('MI-7, MI-8: level, the latest points and the referral are asked for', async () => {
  const { ports, calls } = echoPorts();
  for (const resource of [memberLevel, latestPoints, memberReferral]) await resource.load(ports, null, signal);
  expect(calls).toEqual(['rewards.level []', 'rewards.points [null]', 'rewards.referral []']);
});

it('MI-8: those invited earlier are asked for from where the referral’s own list ends', async () => {
  const asked: (string | null)[] = [];
  const ports = silentPorts({
    loadPort: fakeLoadPort({
      rewards: {
        invited: async (from) => {
          asked.push(from);
          return succeeded({ list: [], total: 3, next: from === '9.r1' ? '8.r2' : null });
        },
      },
    }),
  });
  const load = (pages: number) => earlierInvited.load(ports, { from: '9.r1', pages }, signal);
  expect(await load(0)).toEqual(succeeded({ list: [], total: 0, next: '9.r1' }));
  expect(await load(2)).toEqual(succeeded({ list: [], total: 3, next: null }));
  expect(asked).toEqual(['9.r1', '8.r2']);
});
