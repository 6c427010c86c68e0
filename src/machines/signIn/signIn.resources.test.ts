import { expect, it } from 'vitest';
import type { LazyPorts } from '#ports/lazyPorts.ts';
import { succeeded } from '#ports/failure.ts';
import { unreachable } from '../../../tests/fakes/accounts.ts';
import type { Ports } from '../resource/ports.ts';
import { openSignInMethods, passkeyList } from './signIn.resources.ts';

const { signal } = new AbortController();
const portsOf = (areas: { readonly [Name in keyof LazyPorts]?: Partial<LazyPorts[Name]> }) =>
  ({ loadPort: (name: keyof LazyPorts) => Promise.resolve(areas[name]) }) as unknown as Ports;
const able = { passkeys: { ability: () => Promise.resolve('autofill' as const) } };

it('offers what both the origin and this browser can do', async () => {
  const asking = (passkey: boolean) =>
    openSignInMethods.load(
      portsOf({ ...able, signInMethods: { open: async () => succeeded({ google: true, passkey }) } }),
      null,
      signal,
    );
  expect(await asking(true)).toEqual(succeeded({ google: true, passkey: 'autofill' }));
  expect(await asking(false)).toEqual(succeeded({ google: true, passkey: 'none' }));
});

it('says why the sign-in methods are not known', async () => {
  expect(
    await openSignInMethods.load(portsOf({ ...able, signInMethods: { open: async () => unreachable } }), null, signal),
  ).toEqual(unreachable);
});

it('a guest has no passkeys, and is not asked about', async () => {
  const ports = portsOf({ passkeys: { list: async () => unreachable } });
  expect(await passkeyList.load(ports, { member: false }, signal)).toEqual(succeeded([]));
  expect(await passkeyList.load(ports, { member: true }, signal)).toEqual(unreachable);
});
