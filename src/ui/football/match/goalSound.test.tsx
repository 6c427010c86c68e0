import { afterEach, expect, it, vi } from 'vitest';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { fakeStorage } from '../../../../tests/fakes/storage.ts';
import { GOAL_SOUND } from './goalSound.ts';
import { useGoalSound } from './useGoalSound.ts';

afterEach(unmountAll);

const Heard = ({ momentId }: { readonly momentId: string | null }) => {
  useGoalSound(momentId);
  return null;
};
const open = async (wanted: boolean, owner: string | null = null) => {
  const storage = fakeStorage();
  if (wanted) storage.write(GOAL_SOUND, 'on');
  const app = fakeApp({ storage });
  const { crowd, mediaFocus } = await app.live.load();
  const rise = vi.spyOn(crowd, 'rise');
  const hush = vi.spyOn(crowd, 'hush');
  if (owner !== null) mediaFocus.send({ type: 'focus.request', owner });
  await mount(app, <Heard momentId="m1" />, []);
  return { rise, hush, mediaFocus };
};

it('MC-13: the stand is heard once at a goal by who asked for it', async () => {
  const { rise } = await open(true);
  await expect.poll(() => rise.mock.calls.length).toBe(1);
});
it.each([
  ['by nobody who did not ask', false, null],
  ['not over another sound of the portal', true, 'player'],
] as const)('MC-13, MU-10: it is heard %s', async (_, wanted, owner) => {
  const { rise } = await open(wanted, owner);
  await Promise.resolve();
  expect(rise.mock.calls).toHaveLength(0);
});
it('MU-10: it falls silent once something else is heard', async () => {
  const { rise, hush, mediaFocus } = await open(true);
  await expect.poll(() => rise.mock.calls.length).toBe(1);
  const before = hush.mock.calls.length;
  mediaFocus.send({ type: 'focus.request', owner: 'player' });
  expect(hush.mock.calls.length).toBeGreaterThan(before);
});
