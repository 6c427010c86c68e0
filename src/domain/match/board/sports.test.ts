import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameMs, inBonus, leadFacts, pointsOf, quarterName } from './basketball.ts';
import { scoreOf, type Board } from './board.ts';
import { boardSportOf } from './boardSport.ts';
import { dealt, endOf, handPoints, rankText, roadColumns, roadCounts, tablePoints, type Card } from './casino.ts';
import { goldAhead, mapBoxes, mapNumber, mapScore, mapsToWin } from './esport.ts';
import { compareProgress, placesWon, pointsFor, type Progress } from './marble.ts';

const card = (rank: number): Card => ({ rank, suit: 'hearts' });
const time = { asOf: 0, clock: { ms: 0, running: false } };

it.each([
  ['1', null],
  ['2', 'basketball'],
  ['3', 'marble'],
  ['4', 'casino'],
  ['5', 'esport'],
  ['6', null],
])('V-11: the mode %s has the board of %s', (mode, sport) => expect(boardSportOf(mode)).toBe(sport));

describe('V-11: basketball', () => {
  it('names quarters by number, and counts overtimes anew', () => {
    expect([1, 4, 5, 6].map(quarterName)).toEqual([
      { overtime: false, number: 1 },
      { overtime: false, number: 4 },
      { overtime: true, number: 1 },
      { overtime: true, number: 2 },
    ]);
  });
  it('is forty minutes long, and five more with each overtime', () => {
    expect([1, 4, 5].map((quarters) => gameMs(quarters) / 60_000)).toEqual([10, 40, 45]);
  });
  it('adds its quarters up', () => {
    const quarters = [
      [22, 18],
      [19, 24],
    ] as const;
    expect(pointsOf({ quarters })).toEqual([41, 42]);
    const board: Board = { ...time, sport: 'basketball', state: 'break', quarter: 2, quarters };
    expect(scoreOf(board)).toBe('41-42');
  });
  it.each([
    [4, false],
    [5, true],
    [6, true],
  ])('%d fouls in a quarter give free throws: %s', (fouls, bonus) => expect(inBonus(fouls)).toBe(bonus));
  it('finds how far each side led and how often the lead changed hands', () => {
    const lead = [
      [0, 0],
      [10, 2],
      [20, 0],
      [30, 2],
      [40, -1],
      [50, -6],
      [60, 0],
      [70, 3],
    ] as const;
    expect(leadFacts(lead)).toEqual({ home: 3, away: 6, changes: 2 });
    expect(leadFacts([])).toEqual({ home: 0, away: 0, changes: 0 });
  });
});

describe('V-11: marble race', () => {
  it('gives points by place, none from the eleventh on', () => {
    expect([1, 2, 10, 11].map(pointsFor)).toEqual([25, 18, 1, 0]);
  });
  it('puts who is in before who rolls, and who rolls before who is out', () => {
    const all: readonly (readonly [string, Progress])[] = [
      ['out early', { laps: 1, outAt: 5 }],
      ['behind', { laps: 2.4 }],
      ['second', { laps: 4, inAt: 12 }],
      ['out late', { laps: 0.5, outAt: 9 }],
      ['ahead', { laps: 2.5 }],
      ['first', { laps: 4, inAt: 11 }],
    ];
    const order = [...all].sort(([, one], [, two]) => compareProgress(one, two)).map(([name]) => name);
    expect(order).toEqual(['first', 'second', 'ahead', 'behind', 'out late', 'out early']);
  });
  it('orders any field the same way whatever it was in before', () => {
    const progress = fc.record(
      { laps: fc.integer({ min: 0, max: 40 }), inAt: fc.integer({ min: 0 }), outAt: fc.integer({ min: 0 }) },
      { requiredKeys: ['laps'] },
    );
    fc.assert(
      fc.property(progress, progress, progress, (a, b, c) => {
        expect(Math.sign(compareProgress(a, b)) + Math.sign(compareProgress(b, a))).toBe(0);
        if (compareProgress(a, b) <= 0 && compareProgress(b, c) <= 0)
          expect(compareProgress(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
  it('counts places won and lost, and none for whoever was not there', () => {
    expect([...placesWon(['a', 'b', 'c'], ['c', 'a', 'b', 'd'])]).toEqual([
      ['c', 2],
      ['a', -1],
      ['b', -1],
      ['d', 0],
    ]);
  });
});

describe('V-11: esport', () => {
  const match = { bestOf: 3, maps: ['home'] as const, state: 'playing' as const };
  it('is won by more than half of the maps', () => expect([1, 3, 5].map(mapsToWin)).toEqual([1, 2, 3]));
  it('says which map is on, and the last one once all is over', () => {
    expect(mapNumber(match)).toBe(2);
    expect(mapNumber({ maps: ['home', 'home'], state: 'over' })).toBe(2);
    expect(mapScore({ maps: ['home', 'away', 'home'] })).toEqual([2, 1]);
  });
  it('has a box for each map', () => {
    expect(mapBoxes(match)).toEqual(['home', 'now', 'coming']);
    expect(mapBoxes({ ...match, maps: ['away', 'away'], state: 'over' })).toEqual(['away', 'away', 'coming']);
  });
  it.each([
    [[43_200, 40_000], { side: 'home', text: '+3.2' }],
    [[40_000, 40_160], { side: 'away', text: '+0.2' }],
    [[40_000, 40_040], null],
  ] as const)('%j gold is ahead by %j', (gold, ahead) => expect(goldAhead(gold)).toEqual(ahead));
});

describe('V-11: casino', () => {
  it.each([
    [[4, 2], 6],
    [[13, 9], 9],
    [[7, 8], 5],
    [[1, 10, 12], 1],
    [[], 0],
  ])('the cards %j have %d points', (ranks, points) => expect(handPoints(ranks.map(card))).toBe(points));
  it('writes ace and pictures as letters', () => {
    expect([1, 2, 10, 11, 12, 13].map((rank) => rankText(card(rank)))).toEqual(['A', '2', '10', 'J', 'Q', 'K']);
  });
  // The cards in their order, and how many each side ends with: player, banker.
  it.each([
    ['a natural ends the hand', [9, 2, 10, 3, 5, 5], [2, 2]],
    ['the player draws to five', [2, 10, 3, 7, 4, 5], [3, 2]],
    ['the player stands on six, the banker draws to five', [2, 10, 4, 5, 4, 5], [2, 3]],
    ['the player stands on seven, the banker on six', [3, 10, 4, 6, 4, 5], [2, 2]],
    ['the banker with three stands against an eight', [2, 10, 3, 3, 8, 5], [3, 2]],
    ['the banker with three draws against a nine', [2, 10, 3, 3, 9, 5], [3, 3]],
    ['the banker with four stands against an ace', [2, 10, 3, 4, 1, 5], [3, 2]],
    ['the banker with five draws against a four', [2, 10, 3, 5, 4, 5], [3, 3]],
    ['the banker with six draws against a six', [2, 10, 3, 6, 6, 5], [3, 3]],
    ['the banker with six stands against a five', [2, 10, 3, 6, 5, 5], [3, 2]],
    ['the banker always draws to two', [2, 10, 3, 2, 8, 5], [3, 3]],
  ])('%s', (_rule, ranks, [player, banker]) => {
    const hand = dealt(ranks.map(card));
    expect([hand.player.length, hand.banker.length]).toEqual([player, banker]);
  });
  it('ends for whoever has more points', () => {
    expect(endOf({ banker: [card(8)], player: [card(7)] })).toBe('banker');
    expect(endOf({ banker: [card(13)], player: [card(7)] })).toBe('player');
    expect(endOf({ banker: [card(13)], player: [card(11)] })).toBe('tie');
    expect(tablePoints({ banker: [card(4), card(2)], player: [card(3), card(1)] })).toEqual([6, 4]);
  });
  it('counts the road and lays it in columns of six, the latest on the right', () => {
    const road = [...Array<'banker'>(8).fill('banker'), 'player', 'tie'] as const;
    expect(roadCounts(road)).toEqual({ banker: 8, player: 1, tie: 1 });
    expect(roadColumns(road, 5).map((column) => column.length)).toEqual([6, 4]);
    expect(roadColumns(road, 1)).toEqual([['banker', 'banker', 'player', 'tie']]);
  });
});
