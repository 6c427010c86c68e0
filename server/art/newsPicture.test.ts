import { expect, it } from 'vitest';
import { newsPictureSvg } from './newsPicture.ts';
import pictures from './newsPictures.json' with { type: 'json' };

it.each(Object.keys(pictures))('draws %s whole and the same each time', (name) => {
  const svg = newsPictureSvg(name)!;
  expect(svg).toContain('viewBox="0 0 320 180"');
  expect(svg).not.toMatch(/\{crowd|NaN|undefined|<script/u);
  expect(newsPictureSvg(name)).toBe(svg);
});

it('draws nothing else', () => {
  expect(['khong-co', 'constructor', '__proto__', ''].map(newsPictureSvg)).toEqual([null, null, null, null]);
});
