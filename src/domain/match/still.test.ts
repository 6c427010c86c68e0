import { expect, it } from 'vitest';
import { stillImage } from './still.ts';

it('PAINT: a still of the portal comes in the size that a screen needs', () => {
  expect(stillImage('/media/posters/football.webp', 'lead')).toEqual({
    src: '/media/posters/football.webp',
    srcSet:
      '/media/posters/football-448.webp 448w, /media/posters/football-736.webp 736w, /media/posters/football.webp 1280w',
    sizes: '(width < 1024px) 100vw, 72vw',
  });
});

it('a still of somebody else comes as it is', () => {
  for (const address of ['https://a.example/media/posters/x.webp', '/pictures/1.webp', '/media/posters/a-b.png'])
    expect(stillImage(address, 'card')).toEqual({ src: address });
});
