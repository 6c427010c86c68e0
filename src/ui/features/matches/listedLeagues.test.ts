import { describe, expect, it } from 'vitest';
import { groupByLeague } from '#domain/schedule/scheduleView.ts';
import { aMatch } from '../../../../tests/fakes/matches.ts';
import { listedLeagues } from './listedLeagues.ts';

const match = (fixtureId: string, leagueId: string, status = 'pending', hour = 12) =>
  aMatch({ fixtureId, leagueId, status, startTime: Date.parse(`2026-11-21T${hour}:00:00Z`) });
const day = [
  match('a1', 'a', 'pending', 10),
  match('a2', 'a', '67', 11),
  match('b1', 'b', 'pending', 12),
  match('c1', 'c', 'pending', 13),
];
const all = groupByLeague(day, new Set());
const shown = (ids: readonly string[]) =>
  listedLeagues(
    all,
    groupByLeague(
      day.filter(({ fixtureId }) => ids.includes(fixtureId)),
      new Set(),
    ),
  ).map(
    ({ group, hidden }) =>
      `${hidden ? 'hidden' : 'shown'} ${group.matches.map(({ fixtureId }) => fixtureId).join(' ')}`,
  );

describe('the leagues of a list', () => {
  it('hides what is not wanted where it stands', () => {
    expect(shown(['a1', 'a2', 'c1'])).toEqual(['shown a2 a1', 'hidden b1', 'shown c1']);
    expect(shown([])).toEqual(['hidden a2 a1', 'hidden b1', 'hidden c1']);
  });
  it('keeps a league as it is where all of it is wanted, and cuts it otherwise', () => {
    const [a, b] = listedLeagues(all, groupByLeague([day[1]!, day[2]!], new Set()));
    expect(b!.group).toBe(all[1]);
    expect(a!.group).not.toBe(all[0]);
    expect(shown(['a1', 'b1'])).toEqual(['shown a1', 'shown b1', 'hidden c1']);
  });
  it('follows the order of the wanted', () => {
    const late = match('a3', 'a', 'pending', 20);
    const whole = groupByLeague([...day, late], new Set());
    const listed = listedLeagues(whole, groupByLeague([late, day[3]!], new Set()));
    expect(listed.map(({ group, hidden }) => (hidden ? '-' : group.leagueId))).toEqual(['c', '-', 'a']);
  });
});
