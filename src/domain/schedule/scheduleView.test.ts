import { describe, expect, it } from 'vitest';
import { aMatch } from '../../../tests/fakes/matches.ts';
import type { Match } from '../match/match.ts';
import { filterCounts, filterMatches, groupByLeague, inPlacesOf } from './scheduleView.ts';

const at = (hour: number) => Date.parse('2026-11-21T00:00:00Z') + hour * 3_600_000;
const football = aMatch({ fixtureId: 'a', startTime: at(10) });
const hoops = aMatch({
  fixtureId: 'b',
  liveModeId: '2',
  leagueId: 'ven-bien',
  leagueName: 'Bóng rổ Ven Biển',
  startTime: at(9),
});
const tennis = aMatch({ fixtureId: 'c', liveModeId: '8', leagueId: 'tennis-ho', startTime: at(8) });
const day = [tennis, hoops, football];

describe('LIVE-1: the mode filters', () => {
  it('all lets everything through, in the order it came', () => {
    expect(filterMatches(day, 'all', new Set())).toEqual(day);
  });
  it('scheduled lets through what was booked', () => {
    expect(filterMatches(day, 'scheduled', new Set(['b', 'gone']))).toEqual([hoops]);
  });
  it.each([
    ['bong-da', ['a']],
    ['bong-ro', ['b']],
    ['dua-bi', []],
    ['casino', []],
    ['esport', []],
  ] as const)('%s lets through its mode alone', (filter, ids) => {
    expect(filterMatches(day, filter, new Set()).map((match) => match.fixtureId)).toEqual(ids);
  });
  it('counts what each would show', () => {
    expect(filterCounts(day, new Set(['a', 'b']))).toEqual({
      ...{ all: 3, scheduled: 2, 'bong-da': 1, 'bong-ro': 1, 'dua-bi': 0, casino: 0, esport: 0 },
      ...{ 'bong-chuyen': 0, billiard: 0, tennis: 1, slot: 0, 'card-game': 0 },
    });
  });
  it('counts a mode that is not known under all alone', () => {
    expect(filterCounts([aMatch({ liveModeId: '99' })], new Set())['all']).toBe(1);
  });
});

describe('a day by leagues', () => {
  const ids = (pinned: readonly string[]) => groupByLeague(day, new Set(pinned)).map((group) => group.leagueId);
  it('stands in the order of the modes, whatever starts first', () => {
    expect(ids([])).toEqual(['dong-bang', 'ven-bien', 'tennis-ho']);
  });
  it('has pinned leagues first', () => {
    expect(ids(['tennis-ho'])).toEqual(['tennis-ho', 'dong-bang', 'ven-bien']);
  });
  it('has leagues with a match on before those with one to come, and those that are over last', () => {
    const over = aMatch({ fixtureId: 'o', leagueId: 'over', status: 'FT' });
    const on = aMatch({ fixtureId: 'n', leagueId: 'on', liveModeId: '5', status: 'live' });
    const off = aMatch({ fixtureId: 'f', leagueId: 'off', status: 'postponed' });
    const leagues = groupByLeague([over, off, ...day, on], new Set()).map((group) => group.leagueId);
    expect(leagues).toEqual(['on', 'dong-bang', 'ven-bien', 'tennis-ho', 'off', 'over']);
    expect(groupByLeague([on, over], new Set(['over']))[0]?.leagueId).toBe('over');
  });
  it('orders leagues of one mode by their first match, then by id', () => {
    const late = aMatch({ fixtureId: 'x', leagueId: 'late', startTime: at(12) });
    const early = aMatch({ fixtureId: 'y', leagueId: 'z-early', startTime: at(7) });
    const same = aMatch({ fixtureId: 'z', leagueId: 'a-early', startTime: at(7) });
    expect(groupByLeague([late, early, same], new Set()).map((group) => group.leagueId)).toEqual([
      'a-early',
      'z-early',
      'late',
    ]);
  });
  it('puts what is on first, then what comes, then what was called off, then what is over', () => {
    const rows = [
      aMatch({ fixtureId: 'over', status: 'FT', startTime: at(1) }),
      aMatch({ fixtureId: 'off', status: 'postponed', startTime: at(2) }),
      aMatch({ fixtureId: 'next', status: 'pending', startTime: at(12) }),
      aMatch({ fixtureId: 'soon', status: 'pending', startTime: at(11) }),
      aMatch({ fixtureId: 'on', status: 'HT', startTime: at(10) }),
      aMatch({ fixtureId: 'on-too', status: '12', startTime: at(10) }),
    ];
    const [group] = groupByLeague(rows, new Set());
    expect(group?.matches.map((match) => match.fixtureId)).toEqual(['on', 'on-too', 'soon', 'next', 'off', 'over']);
  });
  describe('SC-4: in the places that it had', () => {
    const fixture = (fixtureId: string, status: string, leagueId = 'l') =>
      aMatch({ fixtureId, leagueId, status, startTime: at(10) });
    const before = groupByLeague(
      [fixture('a', '80'), fixture('b', 'pending'), fixture('c', 'pending', 'm')],
      new Set(),
    );
    const held = (after: readonly Match[], pinned: ReadonlySet<string> = new Set()) =>
      inPlacesOf(before, groupByLeague(after, pinned), pinned).map(({ leagueId, matches }) => [
        leagueId,
        ...matches.map(({ fixtureId }) => fixtureId),
      ]);
    const after = [fixture('a', 'FT'), fixture('b', '1'), fixture('c', '1', 'm')];

    it('each match and each league stays, with what it has become', () => {
      expect(held(after)).toEqual([
        ['l', 'a', 'b'],
        ['m', 'c'],
      ]);
      expect(inPlacesOf(before, groupByLeague(after, new Set()), new Set())[0]?.matches[0]?.status).toBe('FT');
    });
    it('a league stays when what put it there is gone', () => {
      expect(held([fixture('b', 'pending'), fixture('c', '1', 'm')])).toEqual([
        ['l', 'b'],
        ['m', 'c'],
      ]);
    });
    it('what is new stands last, in its own order', () => {
      const later = [fixture('d', '1'), fixture('e', 'pending'), fixture('f', '1', 'k'), fixture('g', 'FT', 'j')];
      expect(held([...later, ...after])).toEqual([
        ['l', 'a', 'b', 'd', 'e'],
        ['m', 'c'],
        ['k', 'f'],
        ['j', 'g'],
      ]);
    });
    it('a league that is pinned goes first', () => {
      expect(held(after, new Set(['m']))).toEqual([
        ['m', 'c'],
        ['l', 'a', 'b'],
      ]);
    });
    it('where nothing was, all stands in its own order', () => {
      expect(inPlacesOf([], before, new Set())).toEqual(before);
    });
  });
  it('names the round only where all its matches share it', () => {
    const one = aMatch({ fixtureId: '1', round: 'Vòng 13' });
    const two = aMatch({ fixtureId: '2', round: 'Vòng 14' });
    expect(groupByLeague([one, { ...two, round: 'Vòng 13' }], new Set())[0]?.round).toBe('Vòng 13');
    expect(groupByLeague([one, two], new Set())[0]?.round).toBeNull();
    expect(groupByLeague([aMatch()], new Set())[0]?.round).toBeNull();
  });
});
