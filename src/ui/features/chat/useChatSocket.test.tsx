import { afterEach, expect, it } from 'vitest';
import type { FakeAppOptions } from '../../../../tests/fakes/app.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { roomApp } from '../../../../tests/fakes/roomApp.ts';
import { useChatSocket } from './useChatSocket.ts';

afterEach(unmountAll);

const never = () => new Promise<never>(() => {});
const Connection = () => <output>{useChatSocket().connection}</output>;
const open = async (options: FakeAppOptions) => {
  const made = roomApp(options);
  const place = await mount(made.app, <Connection />, []);
  return { ...made, shown: () => place.querySelector('output')?.textContent };
};

it('connects with any token that is held, though whose it is has not been read', async () => {
  const guest = await open({ held: 'guest', accounts: { guestInfo: never } });
  await expect.poll(guest.shown).toBe('connecting');
});

it('waits for a token where none is held', async () => {
  const nobody = await open({ accounts: { guestLogin: never } });
  await expect.poll(nobody.shown).toBe('idle');
});

it('keeps the guest’s connection while a log-in is on its way', async () => {
  const { app, origin, shown } = await open({ accounts: { login: never } });
  await expect.poll(shown).toBe('connecting');
  origin.deliver();
  await expect.poll(shown).toBe('open');
  const told: string[] = [];
  const watching = app.live.now()!.chatSocket.subscribe(({ value }) => told.push(JSON.stringify(value)));
  app.auth.send({ type: 'auth.login', credentials: { username: 'mai', password: 'matkhaudai' } });
  await expect.poll(() => app.auth.getSnapshot().value).toBe('loggingIn');
  await new Promise(requestAnimationFrame);
  expect(told).toEqual([]);
  watching.unsubscribe();
});
