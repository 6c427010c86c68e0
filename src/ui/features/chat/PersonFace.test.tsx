import { afterEach, expect, it } from 'vitest';
import type { Card } from '#domain/social/social.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { pictureOf } from '../../kit/Face.tsx';
import { PersonFace } from './PersonFace.tsx';

afterEach(unmountAll);

const card: Card = {
  ...{ target: { type: 'user', id: 'blv-son' }, title: 'Sơn Trống', subtitle: '', path: '/thanh-vien/blv-son' },
  img: { url: '/avatars/blv-son.svg', w: 96, h: 96 },
};
const open = (known: boolean) =>
  mount(
    fakeApp({
      ports: silentPorts({
        loadPort: fakeLoadPort({
          social: { cards: async () => (known ? succeeded([card]) : failed({ kind: 'unreachable' })) },
        }),
      }),
    }),
    <PersonFace userId="blv-son" size={28} />,
    [],
  );
const shown = (place: Element) => () => place.querySelector('img')?.getAttribute('src');

it('V-18: a commentator has the same face in the chat as everywhere else', async () => {
  const place = await open(true);
  expect(shown(place)()).toBeUndefined();
  await expect.poll(shown(place)).toBe('/avatars/blv-son.svg');
});

it('who cannot be looked up has the drawn one', async () => {
  await expect.poll(shown(await open(false))).toBe(pictureOf({ userId: 'blv-son', profilePicture: null }));
});
