import { expect, it } from 'vitest';
import { isUploaded, pictureFor } from './keptPicture.ts';

const name = 'a'.repeat(32);
it.each([
  [`/pictures/${name}.webp`, true],
  [`/pictures/${name}-96.webp`, false],
  ['/pictures/../secret.webp', false],
  [`https://khac.example/pictures/${name}.webp`, false],
  [`/pictures/${name}.webp?x`, false],
  ['/avatars/3.svg', false],
  [null, false],
])('the picture %s was sent by its member: %s', (picture, sent) => {
  expect(isUploaded(picture)).toBe(sent);
});

it.each([
  [`/pictures/${name}.webp`, 48, `/pictures/${name}-96.webp`],
  [`/pictures/${name}.webp`, 49, `/pictures/${name}.webp`],
  ['/avatars/3.webp', 24, '/avatars/3.webp'],
  ['/avatars/3.svg', 24, '/avatars/3.svg'],
])('%s at %i px is %s', (picture, size, path) => {
  expect(pictureFor(picture, size)).toBe(path);
});
