import { describe, expect, it } from 'vitest';
import { aKnockOutMatch, aBracket, someKnockOut } from '../../../tests/fakes/knockOut.ts';
import { hideResults } from '../spoiler/hideResults.ts';
import { bracketOf, type Bracket } from './bracket.ts';
import { bracketView, type RoundView, type Slot } from './bracketView.ts';

const slotText = (slot: Slot): string => {
  if (slot.team) return slot.team.name;
  return slot.among ? `${slot.by} of ${slot.among.map(({ name }) => name).join('')}` : '?';
};
/** "A*-B" where A goes on. */
const tiesOf = ({ ties }: RoundView) =>
  ties.map(({ slots, through }) => slots.map((slot, i) => slotText(slot) + (through === i ? '*' : '')).join('-'));
const shown = (bracket: Bracket) => bracketView(bracket).rounds.map(tiesOf);
const group = (text: string, days: number) => {
  const { knockout: _, ...fixture } = aKnockOutMatch('1', text, days, { group: 'A' });
  return fixture;
};

describe('TP-2: a knock-out stage', () => {
  it('has its rounds in order, those beside each other whose winners meet', () => {
    expect(shown(aBracket())).toEqual([['A*-B', 'E*-F', 'G*-H', 'C-D*'], ['A*-E', 'G-D*'], ['A*-D']]);
  });
  it('counts legs together, then the shoot-out, and knows who won it all', () => {
    const { rounds, champion } = bracketView(aBracket());
    expect(rounds[0]!.ties.map(({ aggregate }) => aggregate?.join('-'))).toEqual(['2-1', '1-1', '3-0', '1-2']);
    expect(rounds[2]!.ties[0]!.aggregate).toBeNull();
    expect(champion?.name).toBe('A');
  });
  it('has the match for the third place apart', () => {
    const { third, rounds } = bracketView(aBracket());
    expect(tiesOf(third!)).toEqual(['G*-E']);
    expect(rounds.map(({ roundKey }) => roundKey)).toEqual(['quarter-final', 'semi-final', 'final']);
    expect(rounds.map(({ halves }) => halves)).toEqual([false, true, true]);
  });
  it('names who goes on by the next round where goals do not tell', () => {
    const level = [aKnockOutMatch('semi-final', 'A 1-1 B', 0), aKnockOutMatch('semi-final', 'C 0-2 D', 0)];
    expect(shown(bracketOf([...level, aKnockOutMatch('final', 'A - D', 9)]))).toEqual([['A*-B', 'C-D*'], ['A-D']]);
    expect(bracketView(bracketOf([...level, aKnockOutMatch('final', 'A - D', 9)])).champion).toBeNull();
    const early = someKnockOut.filter(({ fixtureId }) => fixtureId !== 'quarter-final-BA');
    expect(shown(bracketOf([...early, aKnockOutMatch('quarter-final', 'B - A', 7)]))[0]).toContain('A*-B');
  });
  it('counts a first leg that is told by its score alone, and more wins of a series', () => {
    const told = aKnockOutMatch('semi-final', 'A 1-0 B', 0, { firstLeg: [0, 3] });
    const series = ['C 1-0 D', 'D 5-0 C', 'C 2-1 D'].map((text, i) =>
      aKnockOutMatch('semi-final', text, i, { fixtureId: `s${i}` }),
    );
    const final = aKnockOutMatch('final', 'B - C', 9);
    expect(shown(bracketOf([told, ...series, final]))[0]).toEqual(['A-B*', 'C*-D']);
  });
  it('begins after the groups, and a replayed match counts for nothing', () => {
    const qualified = [aKnockOutMatch('play-off', 'A 3-0 X', -20), aKnockOutMatch('play-off', 'B 3-0 Y', -20)];
    const void_ = aKnockOutMatch('semi-final', 'B 9-0 A', 13, { notes: ['replayed'] });
    const { rounds } = bracketOf([...qualified, group('A 1-0 B', -9), ...someKnockOut, void_]);
    expect(rounds.map(({ roundKey }) => roundKey)).toEqual(['quarter-final', 'semi-final', 'final']);
    expect(rounds[1]!.ties).toHaveLength(2);
  });
  it('is none where rounds do not follow from each other: a league, cups of single matches, one round alone', () => {
    const none = { rounds: [], third: null };
    expect(bracketOf([group('A 1-0 B', 0)])).toEqual(none);
    const cups = ['A 1-0 B', 'C 1-0 D', 'E 1-0 F', 'G 1-0 H'];
    expect(bracketOf(cups.map((text, i) => aKnockOutMatch(`cup-${i}`, text, i)))).toEqual(none);
    expect(bracketOf(cups.map((text) => aKnockOutMatch('round-of-8', text, 0)))).toEqual(none);
    const again = [
      ...[aKnockOutMatch('one', 'A 1-0 B', 0), aKnockOutMatch('one', 'C 1-0 D', 0)],
      aKnockOutMatch('two', 'B 1-0 D', 5),
    ];
    expect(bracketOf(again)).toEqual(none);
  });
});

describe('B2: a knock-out stage with hidden ties', () => {
  const now = Date.UTC(2026, 10, 20);
  const hidden = (...ids: readonly string[]) =>
    hideResults(aBracket(), ({ fixtureId }) => !ids.includes(fixtureId), now);
  it('tells neither who goes on nor who won', () => {
    const { rounds, champion } = bracketView(hidden('final-AD'));
    expect([tiesOf(rounds[2]!), champion]).toEqual([['A-D'], null]);
  });
  it('has in the next round the two of whom one plays there', () => {
    const { rounds, third } = bracketView(hidden('semi-final-AE', 'final-AD'));
    expect(tiesOf(rounds[1]!)).toEqual(['A-E', 'G-D*']);
    expect(tiesOf(rounds[2]!)).toEqual(['winner of AE-D']);
    expect(tiesOf(third!)).toEqual(['G*-loser of AE']);
  });
  it('names nobody where that would tell an earlier one', () => {
    const all = hideResults(aBracket(), () => false, now);
    const { rounds } = bracketView(all);
    expect(tiesOf(rounds[1]!)).toEqual(['winner of AB-winner of EF', 'winner of GH-winner of CD']);
    expect(tiesOf(rounds[2]!)).toEqual(['?-?']);
    expect(rounds[0]!.ties.every(({ aggregate }) => aggregate === null)).toBe(true);
  });
  it('hides a tie with one hidden leg', () => {
    const { rounds } = bracketView(hidden('quarter-final-BA'));
    expect(tiesOf(rounds[0]!)[0]).toBe('A-B');
    expect(tiesOf(rounds[1]!)[0]).toBe('winner of AB*-E');
  });
});
