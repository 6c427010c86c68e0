import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bracketOf } from '#domain/football/bracket.ts';
import { bracketView } from '#domain/football/bracketView.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { sidesOf } from '#domain/football/through.ts';
import { footballStore } from '#server/football/football.store.ts';
import { storedFootball } from '#server/football/storedFootball.ts';
import { importPath, type FileOutcome } from '#server/import/importPath.ts';
import { databaseOfFile } from '#server/testing/databaseOfFile.ts';
import { ROOT } from '../../tools/files.ts';
import { figures, left } from './support/footballFiles.ts';

/** Real seasons, stored beside the project and never in it. */
const DATA = resolve(process.env['FOOTBALL_DATA'] ?? `${ROOT}/../shared/data/football`);
const view = { locale: 'vi', now: Date.parse('2026-11-20T12:00:00Z') } as const;

describe.skipIf(!existsSync(DATA))('real seasons (FOOTBALL_DATA, or ../shared/data/football)', () => {
  const database = databaseOfFile();
  const source = () => storedFootball(footballStore(database()));
  let first: readonly FileOutcome[] = [];
  beforeAll(async () => {
    first = (await importPath(database(), DATA))!;
  }, 300_000);
  afterAll(() => {
    first = [];
  });
  const of = (pattern: RegExp) => first.filter(({ path }) => pattern.test(path));
  const all = async (filter: object, most = 9000): Promise<readonly Fixture[]> =>
    source().fixtures({ ...filter, most }, view);

  it('a folder imports whole: counts by file, nothing put aside', () => {
    expect([first.length, left(first)]).toEqual([40, []]);
    expect([of(/^leagues/).length, figures(of(/^leagues/))]).toEqual([23, [7854, 0, 0, 0]]);
    expect(figures(of(/2026\.matches/))).toEqual([104, 0, 0, 0]);
    expect(figures(of(/squads/))).toEqual([1248, 0, 0, 0]);
    expect(figures(of(/clubs\.json/))[0]).toBe(282);
    // 3 710 and 516 rows: 39 occur in both, 155 are in the files of tournaments.
    expect(figures(of(/results/))).toEqual([3710 + 516 - 39 - 155, 137, 57, 0]);
    expect(figures(of(/goalscorers/)).reduce((sum, n) => sum + n)).toBe(4850 + 249);
    expect(figures(of(/shootouts/)).reduce((sum, n) => sum + n)).toBe(82);
  });

  it('a second import changes nothing', async () => {
    expect(figures((await importPath(database(), DATA))!).slice(0, 2)).toEqual([0, 0]);
  }, 300_000);

  it('the national team of Vietnam since 1949: 516 matches with scorers, against Thailand too', async () => {
    const played = await all({ teamId: 'vietnam' });
    expect(played).toHaveLength(516);
    expect(new Date(played[0]!.startTs).getUTCFullYear()).toBe(1949);
    expect(played.filter(({ goalMinutes }) => goalMinutes).length).toBeGreaterThan(70);
    expect((await all({ teamId: 'vietnam', againstId: 'thailand' })).length).toBeGreaterThan(50);
    expect(played.find(({ leagueId }) => leagueId === 'asean')).toMatchObject({ leagueName: 'ASEAN Cup (AFF Cup)' });
  });

  it('the World Cup of 2026: groups, rounds, goals, grounds, squads, who won', async () => {
    const matches = await source().season('worldcup', '2026', view);
    expect(matches).toHaveLength(104);
    expect([...new Set(matches.map(({ group }) => group ?? ''))].toSorted()).toEqual(['', ...'ABCDEFGHIJKL']);
    const rounds = Object.fromEntries(
      [...new Set(matches.map(({ roundKey }) => roundKey))].map((key) => [
        key,
        matches.filter((one) => one.roundKey === key).length,
      ]),
    );
    expect(rounds).toEqual({
      ...{ '1': 24, '2': 24, '3': 24, 'round-of-32': 16, 'round-of-16': 8, 'quarter-final': 4, 'semi-final': 2 },
      ...{ 'third-place': 1, final: 1 },
    });
    // 308 goals are recorded; each match with goals has all of them.
    const goals = matches.flatMap(({ goalMinutes }) => (goalMinutes ? [...goalMinutes.home, ...goalMinutes.away] : []));
    expect(goals).toHaveLength(308);
    expect(matches.every(({ venue }) => venue?.city)).toBe(true);
    expect(matches.every(({ knockout, group }) => (knockout === true) === (group === undefined))).toBe(true);
    const teams = new Set(matches.flatMap(({ localteam, visitorteam }) => [localteam.id, visitorteam.id]));
    const squads = await Promise.all([...teams].map((id) => source().squad(id, view)));
    expect(squads.map((squad) => squad?.length)).toEqual(Array.from({ length: 48 }, () => 26));
    const known = new Set(squads.flatMap((squad) => squad!.map(({ player }) => player.playerId)));
    const scorers = await source().topPlayers('worldcup', '2026', 'goals', view);
    expect(scorers.filter(({ totals }) => known.has(totals.player.playerId)).length).toBeGreaterThan(150);
  });

  it('TP-2: the World Cup of 2026 down to its winner, round by round, and the Champions League by legs', async () => {
    const { rounds, champion, third } = bracketView(bracketOf(await source().season('worldcup', '2026', view)));
    expect(rounds.map(({ ties }) => ties.length)).toEqual([16, 8, 4, 2, 1]);
    expect([champion?.id, third!.ties.length]).toEqual(['spain', 1]);
    // The winners of each pair of adjacent ties meet in the next round.
    for (const [i, { ties }] of rounds.slice(1).entries())
      for (const [at, { tie }] of ties.entries())
        expect(sidesOf(tie).toSorted()).toEqual(
          rounds[i]!.ties.slice(2 * at, 2 * at + 2)
            .map((one) => sidesOf(one.tie)[one.through!])
            .toSorted(),
        );
    const cup = bracketView(bracketOf(await source().season('uefa-cl', '2025-26', view)));
    expect(cup.rounds.map(({ ties }) => ties.length)).toEqual([8, 8, 4, 2, 1]);
    expect(cup.rounds[0]!.ties.every(({ tie, aggregate }) => tie.legs.length === 2 && aggregate !== null)).toBe(true);
    expect(bracketOf(await source().season('en-1', '2024-25', view)).rounds).toEqual([]);
  });

  it('names of nations in three languages, and clubs with their grounds and colours', async () => {
    const [vi, en, zh] = await Promise.all(
      (['vi', 'en', 'zh'] as const).map(async (locale) => (await source().team('germany', { ...view, locale }))?.name),
    );
    expect([vi, en, zh]).toEqual(['Đức', 'Germany', '德國']);
    expect(await source().team('arsenal-fc', view)).toMatchObject({
      ...{ founded: 1886, colours: ['#ef0107', '#ffffff'], venue: { name: 'Emirates Stadium' }, country: 'gb-eng' },
    });
  });

  it('seasons are complete where all of their matches have ended', async () => {
    const complete = (await source().competitions(view)).flatMap(({ leagueId, seasons }) =>
      seasons.filter((one) => one.complete).map(({ season }) => `${leagueId} ${season}`),
    );
    for (const one of ['en-1 2024-25', 'de-1 2024-25', 'it-1 2025-26', 'es-1 2025-26', 'pt-1 2025-26', 'worldcup 2026'])
      expect(complete).toContain(one);
    for (const one of ['en-1 2025-26', 'it-1 2024-25', 'jp-1 2025']) expect(complete).not.toContain(one);
  });

  it('the example of rules is taken: who is level in Spain is told apart by the matches between them', async () => {
    expect(figures((await importPath(database(), `${ROOT}/examples/football.json`))!)).toEqual([12, 0, 0, 0]);
    const seasons = (await source().competition('es-1', view))!.seasons;
    expect(seasons.map(({ season, rules }) => [season, rules.tieBreakers[0]])).toEqual(
      ['2026-27', '2025-26', '2024-25'].map((season) => [season, 'headToHeadPoints']),
    );
  });
});
