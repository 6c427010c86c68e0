import { expect, it } from 'vitest';
import { filmArtOf, filmArtOfFile, filmArtPath, filmInks, filmMotifs } from './filmArt.ts';

it('a film without a picture always has the same one, and a motif that suits what it tells', () => {
  expect(filmArtOf('nguoi-ban-gio', [])).toEqual(filmArtOf('nguoi-ban-gio', []));
  for (const id of ['a', 'b', 'c', 'd', 'e']) {
    expect(['moon', 'robot']).toContain(filmArtOf(id, ['animation', 'science-fiction']).motif);
    expect(['shadow', 'mask', 'forest']).toContain(filmArtOf(id, ['horror', 'short']).motif);
    expect(filmMotifs).toContain(filmArtOf(id, ['unheard-of']).motif);
  }
  const all = Array.from({ length: 400 }, (_, k) => filmArtOf(`film-${k}`, []));
  expect(new Set(all.map(({ motif }) => motif)).size).toBe(filmMotifs.length);
  expect(new Set(all.map(({ pair }) => pair)).size).toBe(filmInks.length);
});

it('its address is read back, and no other is taken', () => {
  const art = filmArtOf('tram-den-song', ['mystery']);
  expect(filmArtPath(art, 'still')).toBe(`/film-art/${art.motif}.${art.pair}.still.svg`);
  expect(filmArtOfFile(`${art.motif}.${art.pair}.still.svg`)).toEqual({ ...art, shape: 'still' });
  for (const file of [
    'moon.8.poster.svg',
    'sun.1.poster.svg',
    'moon.1.cover.svg',
    'moon.1.poster.png',
    '../moon.1.poster.svg',
    'constructor.1.poster.svg',
  ])
    expect(filmArtOfFile(file)).toBeNull();
});
