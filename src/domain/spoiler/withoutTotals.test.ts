import { describe, expect, it } from 'vitest';
import { aFixture } from '../../../tests/fakes/fixtures.ts';
import { aTeam } from '../../../tests/fakes/leagues.ts';
import { aPlayer, someCareer } from '../../../tests/fakes/players.ts';
import type { CareerRow, ManagerDetail, VenueDetail } from '../football/answers.ts';
import type { SquadPlayer } from '../football/entities.ts';
import { countsHidden, withoutCounted, withoutTotals } from './withoutTotals.ts';

const hidden = aFixture({ status: 'ended', statusText: 'FT', score: null, hidden: true });
const told = aFixture({ status: 'ended', statusText: 'FT', score: { home: 2, away: 1 } });
const record = { played: 9, win: 5, draw: 3, loss: 1, gf: 12, ga: 4, cleanSheets: 6 };
const team = { live: null, last: [told, hidden], leagues: [{ leagueId: 'l1', record, rank: 3 }] };

describe('B2: figures of a season that count a hidden match', () => {
  it('of a team are not told, but how many it played; its rank is judged with its table', () => {
    const none = { played: 9, win: 0, draw: 9, loss: 0, gf: 0, ga: 0, cleanSheets: 0 };
    expect(withoutCounted(team)).toEqual({ ...team, leagues: [{ leagueId: 'l1', record: none, rank: 3 }] });
    expect(withoutCounted({ ...team, last: [], live: hidden }).leagues[0]!.record).toEqual(none);
  });

  it('are told where no hidden match is among the latest', () => {
    const open = { ...team, last: [told] };
    expect([countsHidden(open), withoutCounted(open) === open]).toEqual([false, true]);
    expect([countsHidden([hidden]), countsHidden(null), countsHidden({ last: null })]).toEqual([false, false, false]);
  });

  it('of a manager and of a ground are not told either', () => {
    const manager = { last: [hidden], record: { w: 5, d: 3, l: 1 }, byLeague: [{ leagueId: 'l1', record }] };
    const kept = withoutCounted(manager as unknown as ManagerDetail);
    expect(kept.record).toEqual({ w: 0, d: 9, l: 0 });
    expect(kept.byLeague[0]!.record).toMatchObject({ played: 9, win: 0, gf: 0 });
    const ground = { live: hidden, last: [], figures: { matches: 9, goals: 2.7, crowd: 8000, home: record } };
    expect(withoutCounted(ground as unknown as VenueDetail).figures).toMatchObject({
      ...{ matches: 9, goals: 0, crowd: 8000 },
      home: { played: 9, win: 0 },
    });
    const noGoals = { ...ground, figures: { ...ground.figures, goals: null } };
    expect(withoutCounted(noGoals as unknown as VenueDetail).figures.goals).toBeNull();
  });

  it('of a player have no value left, in any season or squad, and keep their form', () => {
    const stat = aPlayer().stat!;
    const { stat: kept, ...rest } = withoutTotals(aPlayer());
    const { stat: _, ...player } = aPlayer();
    expect(rest).toEqual(player);
    expect(kept).toEqual({
      ...stat,
      values: [],
      totals: { ...stat.totals, apps: 0, minutes: 0, values: {} },
    });
    const seasons: readonly CareerRow[] = withoutTotals(someCareer);
    expect(seasons.map(({ season }) => season)).toEqual(someCareer.map(({ season }) => season));
    expect(seasons.map(({ totals }) => [totals.apps, totals.values])).toEqual(someCareer.map(() => [0, {}]));
    const one: SquadPlayer = {
      ...{ player: stat.totals.player, number: 9, pos: 'FW' },
      season: { apps: 5, minutes: 400, goals: 3, assists: 1 },
    };
    expect(withoutTotals([one])).toEqual([{ ...one, season: { apps: 0, minutes: 0, goals: 0, assists: 0 } }]);
    expect(withoutTotals(aTeam('A'))).toEqual(aTeam('A'));
  });
});
