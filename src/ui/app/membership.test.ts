import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { wireAuth } from '#machines/auth/auth.wire.ts';
import { asGuest, asMember, scriptedAccounts, settle } from '../../../tests/fakes/accounts.ts';
import { fakeLayerHistory } from '../../../tests/fakes/app.ts';
import { createLayerStack } from './layerStack.ts';
import { LOGIN_LAYER } from './loginLayer.ts';
import { createMembership } from './membership.ts';

const begin = async () => {
  const { port } = scriptedAccounts({ guestLogin: [asGuest], login: [asMember], info: [asMember] });
  const tokens = { held: () => 'none' as const, clearGuest: () => {}, clearAll: () => {}, watch: () => () => {} };
  const log = { warn: () => {}, report: () => {} };
  const auth = createActor(wireAuth({ accounts: port, tokens, log }), {
    input: { held: 'none' },
  }).start();
  const layers = createLayerStack(fakeLayerHistory().history);
  await settle();
  return { auth, layers, membership: createMembership(auth, layers) };
};

it('AU-2: opens the log-in, says what waits for it, and lets the intent run once the viewer is a member', async () => {
  const { auth, layers, membership } = await begin();
  const asked = membership.require({ kind: 'message', what: 'Sút đi!', groupId: '30' });
  expect(layers.isOpen(LOGIN_LAYER)).toBe(true);
  expect(membership.intent()).toEqual({ kind: 'message', what: 'Sút đi!', groupId: '30' });
  auth.send({ type: 'auth.login', credentials: { username: 'lan', password: 'mat-khau-1' } });
  expect(await asked).toBe(true);
  expect(layers.isOpen(LOGIN_LAYER)).toBe(false);
  expect(membership.intent()).toBeNull();
});

it('answers false when the log-in is closed without', async () => {
  const { layers, membership } = await begin();
  const asked = membership.require();
  layers.close(LOGIN_LAYER);
  expect(await asked).toBe(false);
});

it('asks a member nothing', async () => {
  const { auth, layers, membership } = await begin();
  auth.send({ type: 'auth.login', credentials: { username: 'lan', password: 'mat-khau-1' } });
  await settle();
  expect(await membership.require()).toBe(true);
  expect(layers.names()).toEqual([]);
});
