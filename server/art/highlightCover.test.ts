import { expect, it } from 'vitest';
import { drawnCrest } from '#domain/match/crest.ts';
import { highlightCoverSvg } from './highlightCover.ts';

const crest = (file: string) => drawnCrest(file)!;
const [home, away] = [crest('0-3-b3122f-ffffff-BG.svg'), crest('4-1-1c3f8f-f2b705-NS.svg')];

it('NE-7: the score stands on a cover, and on the safe one there is none', () => {
  expect(highlightCoverSvg({ home, away, score: [2, 1] })).toContain('>2–1<');
  const safe = highlightCoverSvg({ home, away, score: null });
  expect(safe).not.toMatch(/\d–\d/u);
  for (const initials of ['BG', 'NS']) expect(safe).toContain(`>${initials}<`);
});

it('has the outline of each crest under a name of its own', () => {
  const names = [...highlightCoverSvg({ home, away, score: null }).matchAll(/clip-path="url\(#(\w)\)"/gu)].map(
    ([, name]) => name,
  );
  expect(names).toEqual(['h', 'a']);
});
