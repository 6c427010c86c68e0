import { describe, expect, it } from 'vitest';
import { aFixture, aRunningFixture, someEvents } from '../../../tests/fakes/fixtures.ts';
import { spineOf } from './matchSpine.ts';
import { tabNamed, tabsOf } from './matchTabs.ts';

const wordsOf = (rows: ReturnType<typeof spineOf>) =>
  rows.map((row) => {
    if (row.kind === 'kickOff') return 'kick-off';
    return row.kind === 'event' ? `${row.event.minute} ${row.event.type}` : `${row.phase} ${row.score?.join('-')}`;
  });

describe('MC-3: the course of a match', () => {
  it('is newest first, tells how it stood at half-time, and begins with kick-off', () => {
    expect(wordsOf(spineOf(aRunningFixture(), someEvents))).toEqual([
      ...['63 goal', '56 sub', 'HT 1-1', '38 penalty', '29 yellow', '12 goal', 'kick-off'],
    ]);
  });
  it('is of goals alone where that is wanted', () => {
    expect(wordsOf(spineOf(aRunningFixture(), someEvents, 'goals'))).toEqual([
      ...['63 goal', 'HT 1-1', '38 penalty', '12 goal', 'kick-off'],
    ]);
  });
  it('ends with the result where no event does, and has no kick-off before it or without an hour', () => {
    const ended = aRunningFixture({ status: 'ended', phase: 'FT' });
    expect(wordsOf(spineOf(ended, someEvents))[0]).toBe('FT 2-1');
    expect(spineOf(aFixture(), [])).toEqual([]);
    expect(wordsOf(spineOf({ ...ended, timeTbc: true }, []))).toEqual(['FT 2-1']);
  });
});

describe('MC-2: the tabs of a match', () => {
  const all = () => true;
  const coverage = { ...aFixture().coverage, events: true, lineups: true, shots: true, h2h: true, odds: true };
  it('are those that have data, and that the page can show', () => {
    expect(tabsOf(aFixture(), all)).toEqual(['all']);
    expect(tabsOf(aFixture({ coverage }), all)).toEqual(['all', 'events', 'lineups', 'stats', 'h2h', 'odds']);
    expect(tabsOf(aFixture({ coverage }), (tab) => tab !== 'odds')).not.toContain('odds');
  });
  it('B2: give nothing away of a hidden match, and name where to watch it', () => {
    expect(tabsOf(aFixture({ coverage: { ...coverage, standings: true }, hidden: true, roomId: 'r1' }), all)).toEqual([
      ...['all', 'lineups', 'h2h', 'table', 'watch'],
    ]);
    expect(tabsOf(aFixture({ coverage, hidden: true }), all)).toEqual(['all', 'lineups', 'h2h']);
  });
  it('are named in the address; one that is not there is the first', () => {
    const tabs = tabsOf(aFixture({ coverage }), all);
    expect(['doi-hinh', 'keo', 'tip', 'all', '', null].map((name) => tabNamed(name, tabs))).toEqual([
      ...['lineups', 'odds', 'all', 'all', 'all', 'all'],
    ]);
  });
});
