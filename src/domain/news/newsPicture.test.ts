import { expect, it } from 'vitest';
import { newsImage, newsSizes } from './newsPicture.ts';

const own = `/media/news/${'a'.repeat(24)}`;

it("NE-2: the newsroom's own pictures come in the sizes below their own, so that a phone loads a small one", () => {
  expect(newsImage({ url: `${own}.webp`, w: 1600 }, 'row')).toEqual({
    src: `${own}.webp`,
    srcSet: `${own}-480.webp 480w, ${own}-960.webp 960w, ${own}.webp 1600w`,
    sizes: newsSizes.row,
  });
  expect(newsImage({ url: `${own}.webp`, w: 960 }, 'lead').srcSet).toBe(`${own}-480.webp 480w, ${own}.webp 960w`);
});

it('NE-2: drawings, small pictures and those of elsewhere have one size', () => {
  for (const url of ['/news-art/rain.svg', 'https://anh.example/a.webp', `${own}-480.webp`])
    expect(newsImage({ url, w: 1600 }, 'article')).toEqual({ src: url });
  expect(newsImage({ url: `${own}.webp`, w: 480 }, 'article')).toEqual({ src: `${own}.webp` });
});
