import { expect, it } from 'vitest';
import { roomIdOf, roomPath, roomSlug } from './roomAddress.ts';

const match = { liveModeId: '1', home: 'Bến Gỗ', away: 'Nắng Sớm', roomId: 'f1' };

it.each([
  [match, '/truc-tiep/the-thao/bong-da/ben-go-nang-som-f1'],
  [{ ...match, liveModeId: '2', home: '曼聯' }, '/truc-tiep/the-thao/bong-ro/nang-som-f1'],
  [{ ...match, home: '曼聯', away: '熱刺' }, '/truc-tiep/the-thao/bong-da/f1'],
  [
    { liveModeId: '3', home: '', away: '', title: 'Vòng xoay số 8', roomId: 'm1' },
    '/truc-tiep/tro-choi/dua-bi/vong-xoay-so-8-m1',
  ],
  [{ liveModeId: '4', home: '', away: '', roomId: 'c1' }, '/truc-tiep/casino/c1'],
  [{ ...match, liveModeId: '8' }, null],
  [{ ...match, liveModeId: '99' }, null],
  [{ ...match, roomId: null }, null],
])('LIVE-5: %j has the address %s', (addressed, path) => {
  expect(roomPath(addressed)).toBe(path);
});

it.each([
  ['ben-go-nang-som-f1', 'f1'],
  ['f1', 'f1'],
  ['any-thing-at-all-f1', 'f1'],
  ['ben-go-', null],
  ['ben-go-F1', null],
  ['', null],
])('LIVE-5: the slug "%s" names the room %s', (slug, id) => {
  expect(roomIdOf(slug)).toBe(id);
});

it('LIVE-5: a slug leads back to its room', () => {
  expect(roomIdOf(roomSlug({ ...match, roomId: 'f1' }))).toBe('f1');
});
