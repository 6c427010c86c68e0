import { expect, it } from 'vitest';
import { contrast } from '../crest.ts';
import { sideColours } from './sideColours.ts';

const side = (first: string, second: string) => ({ name: 'A', colours: [first, second] as const });

it.each([
  [
    'its first colour where that can be seen',
    side('#2f7fd1', '#ffffff'),
    side('#c8521f', '#ffffff'),
    ['#2f7fd1', '#c8521f'],
  ],
  [
    'its second where the first is night',
    side('#10131a', '#f0d060'),
    side('#c8521f', '#ffffff'),
    ['#f0d060', '#c8521f'],
  ],
  ['another than the first side', side('#ffffff', '#c8521f'), side('#fefefe', '#2f7fd1'), ['#ffffff', '#2f7fd1']],
  ['grey where neither can be seen', side('#10131a', '#101010'), side('#10131a', '#101010'), ['#9cb0a5', '#f1f7ee']],
])('V-11: a side has on a board %s', (_what, home, away, colours) => expect(sideColours(home, away)).toEqual(colours));

it('V-11: a side without colours has one that can be seen', () => {
  for (const colour of sideColours({ name: 'Bến Gỗ' }, { name: 'Nắng Sớm' }))
    expect(contrast(colour, '#050b08')).toBeGreaterThanOrEqual(3);
});
