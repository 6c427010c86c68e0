import { expect, it } from 'vitest';
import { modeById, modeFilters, modes } from './mode.ts';

it('LIVE-1: the filters in their order', () => {
  expect(modeFilters).toEqual(['all', 'scheduled', 'bong-da', 'bong-ro', 'dua-bi', 'casino', 'esport']);
});

it('has each mode with its id, its picture and where its rooms and its schedule lie', () => {
  expect(modes.map(({ liveModeId, slug, icon, room, schedule }) => [liveModeId, slug, icon, room, schedule])).toEqual([
    ['1', 'bong-da', 'football', 'the-thao/bong-da', 'the-thao/bong-da'],
    ['2', 'bong-ro', 'basketball', 'the-thao/bong-ro', 'the-thao/bong-ro'],
    ['3', 'dua-bi', 'marble', 'tro-choi/dua-bi', 'tro-choi/dua-bi'],
    ['4', 'casino', 'casino', 'casino', 'casino'],
    ['5', 'esport', 'esport', 'esport', 'esport'],
    ['6', 'bong-chuyen', 'volleyball', null, 'the-thao/bong-chuyen'],
    ['7', 'billiard', 'billiard', null, 'billiard'],
    ['8', 'tennis', 'tennis', null, 'tennis'],
    ['9', 'slot', 'slot', null, 'slot'],
    ['10', 'card-game', 'cards', null, 'card-game'],
  ]);
});

it('finds a mode by its id', () => {
  expect([modeById('4')?.slug, modeById('11')]).toEqual(['casino', undefined]);
});
