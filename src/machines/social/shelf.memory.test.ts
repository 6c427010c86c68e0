import { expect, it } from 'vitest';
import type { ShelfItem } from '#domain/social/shelf.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { readingOn } from '../comics/comics.memory.ts';
import { placesOn } from '../vod/vod.places.ts';
import { keptHere, offShelfOn } from './shelf.memory.ts';

const film = (id: string) => ({ type: 'film', id }) as const;
const place = (id: string, at: number) => ({ target: film(id), position: 3, duration: 9, done: false, at });
const item = (id: string, at: number): ShelfItem => ({
  ...{ group: film(id), target: film(id), position: 3, duration: 9, left: 6, at },
  card: { target: film(id), title: id, subtitle: '', img: null, path: '/' },
});

it('X29: knows where the viewer of this device was, latest first', async () => {
  const storage = fakeStorage();
  placesOn(storage).keep(place('b', 7));
  placesOn(storage).keep(place('a', 5));
  expect((await keptHere(storage)).map(({ target }) => target.id)).toEqual(['b', 'a']);
});
it('X29: knows of chapters too, among films', async () => {
  const storage = fakeStorage();
  placesOn(storage).keep(place('a', 5));
  const chapter = { chapterId: 'gio--1', page: 2, panel: 0, maxPage: 2, pages: 9, done: false, at: 7 };
  readingOn(storage).keep(chapter, 30);
  expect((await keptHere(storage)).map(({ target }) => target.id)).toEqual(['gio--1', 'a']);
});
it('FI-8: a guest takes something off, and back; a later visit brings it back by itself', () => {
  const storage = fakeStorage();
  const off = offShelfOn(storage);
  off.put(film('a'), 5);
  off.put(film('b'), 6);
  const shown = (...items: readonly ShelfItem[]) => off.clear(items).map(({ target }) => target.id);
  expect(shown(item('a', 5), item('b', 6), item('c', 1))).toEqual(['c']);
  expect(shown(item('a', 6))).toEqual(['a']);
  off.back(film('b'));
  expect(shown(item('a', 5), item('b', 6))).toEqual(['b']);
  off.back(film('a'));
  expect(storage.read('khandai.shelf.off')).toBeNull();
});
it.each(['', 'x', 'film:a', 'film:a~x', 'song:a~3'])('FI-8: takes what it cannot read as nothing: %s', (text) => {
  const storage = fakeStorage({ 'khandai.shelf.off': text });
  expect(offShelfOn(storage).clear([item('a', 1)])).toHaveLength(1);
});
