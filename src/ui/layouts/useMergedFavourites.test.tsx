import { afterEach, expect, it } from 'vitest';
import { KEPT_FAVOURITES } from '#domain/football/keptFavourites.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { clear, show } from '../../../tests/fakes/screen.tsx';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { Root } from './Root.tsx';

afterEach(clear);

const open = async (held: 'guest' | 'member', kept: string | null) => {
  const followed: string[] = [];
  const storage = fakeStorage();
  storage.write(KEPT_FAVOURITES, kept);
  const app = fakeApp({
    path: '/menu',
    held,
    storage,
    ports: silentPorts({
      loadPort: fakeLoadPort({
        social: {
          follow: async ({ target: { type, id }, on, clientId }) => {
            followed.push(`${type} ${id} ${on} ${clientId}`);
            if (id === 'gone') return failed({ kind: 'refused', code: 404 });
            return id === 'far' ? failed({ kind: 'unreachable' }) : succeeded({ on });
          },
        },
      }),
    }),
  });
  const { place } = await show(<Root app={app} />, app);
  // The first page of a file waits for all of its code.
  await expect.poll(() => place.querySelector('main h1'), { timeout: 10_000 }).not.toBeNull();
  return { followed, storage };
};

it('TP-5: at log-in what a guest followed becomes the member’s on any page, by the call that follows, once each', async () => {
  const { followed, storage } = await open('member', 'team a c1\nteam gone c2\nleague l c3');
  await expect.poll(() => followed).toEqual(['league l true c3', 'team gone true c2', 'team a true c1']);
  await expect.poll(() => storage.read(KEPT_FAVOURITES)).toBeNull();
});
it('TP-5: what could not be sent stays for the next time, under its own name', async () => {
  const { followed, storage } = await open('member', 'team a c1\nteam far c2');
  // Development mounts twice.
  await expect.poll(() => [...new Set(followed)]).toEqual(['team far true c2']);
  expect(storage.read(KEPT_FAVOURITES)).toBe('team a c1\nteam far c2');
});
it('TP-5: a guest’s stays on the device', async () => {
  const { followed, storage } = await open('guest', 'team a c1');
  expect(followed).toEqual([]);
  expect(storage.read(KEPT_FAVOURITES)).toBe('team a c1');
});
