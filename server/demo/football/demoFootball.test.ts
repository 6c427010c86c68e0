import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fixture } from '#domain/football/fixture.ts';
import type { FixtureFilter } from '#server/shared/footballSource.ts';
import { dayNumberAt, DAY_MS, instantAt, MINUTE_MS } from '../day.ts';
import { demoFootball } from './demoFootball.ts';

const today = dayNumberAt(Date.UTC(2026, 10, 21));
const now = instantAt(today, '20:45');
const view = { locale: 'vi', now } as const;
const ask = (filter: Partial<FixtureFilter>) => demoFootball.fixtures({ most: 5000, ...filter }, view);
const ids = (all: readonly Fixture[]) => all.map(({ fixtureId }) => fixtureId);

/** Ten days of all leagues, once more by hand. */
const near = { from: now - 5 * DAY_MS, to: now + 5 * DAY_MS };
const all = await ask(near);
const order = (a: Fixture, b: Fixture) => a.startTs - b.startTs || (a.fixtureId < b.fixtureId ? -1 : 1);

describe('the fixtures of the demo', () => {
  it('come by start and id, or the other way round, each once', async () => {
    expect(all.length).toBeGreaterThan(100);
    expect(ids(all)).toEqual(ids([...all].sort(order)));
    expect(new Set(ids(all)).size).toBe(all.length);
    expect(ids(await ask({ ...near, latestFirst: true }))).toEqual(ids(all).toReversed());
    expect(await demoFootball.starts(near.from, near.to, view)).toEqual(
      all.map(({ fixtureId, startTs, leagueId, coverage }) => ({
        ...{ fixtureId, startTs, leagueId, priced: coverage.odds },
      })),
    );
  });

  it('hold all that is asked for, as a look at each of them finds', async () => {
    const some = fc.constantFrom(...all);
    await fc.assert(
      fc.asyncProperty(some, some, fc.integer({ min: 1, max: 127 }), async (one, other, wanted) => {
        const asked = (bit: number) => (wanted & bit) !== 0;
        const { localteam: team, visitorteam: against } = one;
        const filter: Partial<FixtureFilter> = {
          ...near,
          ...(asked(1) && { leagueId: one.leagueId }),
          ...(asked(2) && { teamId: team.id }),
          ...(asked(2) && asked(4) && { againstId: against.id }),
          ...(asked(8) && { season: one.season }),
          ...(asked(16) && { roundKey: one.roundKey }),
          ...(asked(32) && { venueId: one.venue!.venueId }),
          ...(asked(64) && { after: { startTs: other.startTs, fixtureId: other.fixtureId } }),
        };
        const plays = (fixture: Fixture, id: string) => fixture.localteam.id === id || fixture.visitorteam.id === id;
        const expected = all
          .filter((fixture) => !asked(1) || fixture.leagueId === one.leagueId)
          .filter((fixture) => !asked(2) || plays(fixture, team.id))
          .filter((fixture) => !(asked(2) && asked(4)) || plays(fixture, against.id))
          .filter((fixture) => !asked(8) || fixture.season === one.season)
          .filter((fixture) => !asked(16) || fixture.roundKey === one.roundKey)
          .filter((fixture) => !asked(32) || fixture.venue!.venueId === one.venue!.venueId)
          .filter((fixture) => !asked(64) || order(other, fixture) < 0);
        expect(ids(await ask(filter))).toEqual(ids(expected));
      }),
      { numRuns: 150 },
    );
  });

  it('go on behind the last of a page without a gap', async () => {
    const pages: Fixture[] = [];
    for (let last: Fixture | undefined; ; last = pages.at(-1)) {
      const page = await ask({ ...near, most: 17, ...(last && { after: last }) });
      pages.push(...page);
      if (page.length < 17) break;
    }
    expect(ids(pages)).toEqual(ids(all));
  });

  it('FMT-4: are found by folded words of team and league in any language', async () => {
    const found = await ask({ words: ['nang', 'som'], most: 30 });
    expect(found).toHaveLength(30);
    for (const { localteam, visitorteam } of found) expect([localteam.id, visitorteam.id]).toContain('nangsom');
    expect(ids(await ask({ ...near, words: ['遠島'] }))).toEqual(ids(await ask({ ...near, leagueId: 'quan-dao-xa' })));
    for (const none of [
      { teamId: 'x' },
      { venueId: 'x' },
      { managerId: 'x' },
      { leagueId: 'x' },
      { season: '1900-S01' },
    ])
      expect(await ask(none)).toEqual([]);
  });

  it('of a manager are those of the club', async () => {
    expect(ids(await ask({ ...near, managerId: 'bengo-hlv' }))).toEqual(ids(await ask({ ...near, teamId: 'bengo' })));
  });

  it('run when they are live, at any hour', async () => {
    for (let hour = 0; hour < 24; hour++) {
      const at = { ...view, now: instantAt(today, '00:00') + hour * 60 * MINUTE_MS };
      const live = await demoFootball.fixtures({ from: at.now - DAY_MS, to: at.now + DAY_MS, most: 500 }, at);
      expect(ids(await demoFootball.running(at))).toEqual(ids(live.filter(({ status }) => status === 'live')));
    }
  });

  it('say that they are of the demo, from which source and since when', () => {
    for (const { demo, source, startTs, score, status, odds1x2 } of all) {
      expect([demo, source.name]).toEqual([true, 'Khán Đài demo']);
      expect(source.ts).toBeLessThanOrEqual(now);
      if (status !== 'cancel') expect(score === null).toBe(status === 'upcoming');
      if (startTs > now + 36 * 60 * MINUTE_MS || status === 'ended') expect(odds1x2).toBeUndefined();
    }
    expect(all.some(({ odds1x2 }) => odds1x2)).toBe(true);
  });
});

describe('the people and places of the demo', () => {
  it('TP-1: each club has a squad of 23, a manager, a ground, and all of them are found by their ids', async () => {
    const names = new Set<string>();
    for (const { leagueId } of await demoFootball.competitions(view))
      for (const { id } of (await ask({ ...near, leagueId })).flatMap((one) => [one.localteam, one.visitorteam])) {
        if (names.has(id)) continue;
        names.add(id);
        const team = (await demoFootball.team(id, view))!;
        const squad = (await demoFootball.squad(id, view))!;
        expect(team.founded).toBeGreaterThan(1940);
        expect(new Set(squad.map(({ number }) => number)).size).toBe(23);
        expect(new Set(squad.map(({ player }) => player.name)).size).toBe(23);
        for (const { player, pos, birthDate } of squad) {
          const one = await demoFootball.player(player.playerId, view);
          expect(one).toMatchObject({ ...player, position: pos, birthDate, team: { id: team.id } });
          expect(birthDate).toMatch(/^(199|200)\d-\d\d-\d\d$/);
        }
        expect(await demoFootball.manager(team.manager!.playerId, view)).toMatchObject(team.manager!);
        const venue = (await demoFootball.venue(team.venue!.venueId, view))!;
        expect(venue).toMatchObject({ ...team.venue, tenants: [{ id: team.id }] });
        expect(venue.capacity).toBeGreaterThanOrEqual(3000);
      }
    expect(names.size).toBe(64);
    const nothing = [
      demoFootball.team,
      demoFootball.squad,
      demoFootball.player,
      demoFootball.manager,
      demoFootball.venue,
    ];
    for (const lookUp of nothing)
      for (const id of ['x', 'bengo-0', 'bengo-24', 'san-x', 'x-hlv']) expect(await lookUp(id, view)).toBeNull();
  });

  it('TP-4: no more people are in a ground than it has seats', async () => {
    for (const { attendance = 0, venue } of all)
      expect(attendance).toBeLessThanOrEqual((await demoFootball.venue(venue!.venueId, view))!.capacity!);
    expect(all.some(({ attendance = 0 }) => attendance > 0)).toBe(true);
  });

  it('are found by folded words', async () => {
    const [found] = await demoFootball.searchPlayers(['juno', 'sarn'], 5, view);
    expect(found?.name).toBe('Juno Sarn');
    expect((await demoFootball.searchTeams(['cang', 'may'], 5, view)).map(({ id }) => id)).toEqual(['cangmay']);
    const teams = await demoFootball.teams(['skerry', 'x', 'bengo'], { ...view, locale: 'zh' });
    expect(teams.map(({ name }) => name)).toEqual(['岩嶼鎮', '木渡']);
  });
});

describe('TP-3: the totals of a season', () => {
  it('are the sums of the events of its matches', async () => {
    for (const { leagueId, currentSeason } of await demoFootball.competitions(view)) {
      const fixtures = (await demoFootball.season(leagueId, currentSeason, view)).filter(
        ({ notes, status }) => !notes.includes('replayed') && status !== 'upcoming',
      );
      const events = (await Promise.all(fixtures.map(({ fixtureId }) => demoFootball.events(fixtureId, view)))).flatMap(
        (one) => one ?? [],
      );
      const totals = await demoFootball.seasonTotals(leagueId, currentSeason, view);
      const counted = (types: readonly string[]) => {
        const counts = new Map<string, number>();
        for (const { type, player } of events)
          if (types.includes(type) && player) counts.set(player.playerId, (counts.get(player.playerId) ?? 0) + 1);
        return counts;
      };
      for (const [key, types] of [
        ['goals', ['goal', 'penalty']],
        ['yellows', ['yellow']],
        ['reds', ['red', 'second_yellow']],
      ] as const) {
        const of = totals.filter(({ values }) => values[key]! > 0);
        expect(new Map(of.map(({ player, values }) => [player.playerId, values[key]]))).toEqual(counted(types));
      }
      const top = await demoFootball.topPlayers(leagueId, currentSeason, 'goals', view);
      expect(top.map(({ value }) => value)).toEqual(top.map(({ value }) => value).sort((a, b) => b - a));
      for (const { minutes, apps } of totals) expect(minutes).toBeLessThanOrEqual(90 * apps);
    }
  });

  it('a career has them season by season, latest first', async () => {
    const career = await demoFootball.career('saltmere-9', view);
    expect(career.length).toBeGreaterThan(2);
    expect(career.map(({ season }) => season)).toEqual(
      career
        .map(({ season }) => season)
        .toSorted()
        .toReversed(),
    );
    const [latest] = career;
    const season = await demoFootball.seasonTotals('quan-dao-xa', latest!.season, view);
    const { leagueId: _league, season: _season, ...totals } = latest!;
    expect(season.find(({ player }) => player.playerId === 'saltmere-9')).toEqual(totals);
    expect(await demoFootball.career('x-1', view)).toEqual([]);
  });
});
