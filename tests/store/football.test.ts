import { beforeEach, expect, it } from 'vitest';
import { footballStore } from '#server/football/football.store.ts';
import type { ListedKind } from '#server/shared/footballSource.ts';
import { storedFootball } from '#server/football/storedFootball.ts';
import { onEveryEngine } from './support/engines.ts';
import { emptied } from './support/footballTables.ts';
import { figures, folder, importFiles, league, left } from './support/footballFiles.ts';

const AT = Date.parse('2026-11-20T12:00:00Z');
const view = { locale: 'vi', now: AT } as const;

onEveryEngine('imported football', (database) => {
  const source = () => storedFootball(footballStore(database()));
  beforeEach(() => emptied(database()));

  it('a folder imports whole, names first, and a second import changes nothing', async () => {
    const first = await importFiles(database(), folder);
    expect([figures(first), left(first)]).toEqual([[14, 1, 0, 0], []]);
    expect(figures(await importFiles(database(), folder))).toEqual([0, 0, 15, 0]);
  });

  it('a plan tells the same and changes nothing', async () => {
    expect(figures(await importFiles(database(), folder, { plan: true }))).toEqual([14, 1, 0, 0]);
    expect(await source().competitions(view)).toEqual([]);
  });

  it('a league: aliases, local times, an awarded match, an hour that is known', async () => {
    await importFiles(database(), folder);
    const [first, awarded, coming] = await source().season('xa-1', '2025-26', view);
    expect(first).toMatchObject({
      ...{ leagueName: 'Giải Bờ Kè', leagueSlug: 'giai-bo-ke', round: 'Vòng 1', roundKey: '1', status: 'ended' },
      ...{ startTs: Date.parse('2025-08-16T12:15:00Z'), statusText: 'FT', notes: [] },
      localteam: { id: 'bo-ke-fc', name: 'Bờ Kè FC', country: 'vn', colours: ['#aa0000', '#ffffff'] },
      score: { home: 2, away: 1, ht: [1, 0], ft: [2, 1] },
      source: { name: 'openfootball', ts: 1000 },
    });
    expect(first!.knockout).toBeUndefined();
    expect(awarded).toMatchObject({ statusText: 'awarded', notes: ['awarded'], score: { home: 3, away: 0 } });
    expect(coming).toMatchObject({ localteam: { id: 'hem-12' }, visitorteam: { id: 'bo-ke-fc' }, score: null });
    expect(await source().team('bo-ke-fc', view)).toMatchObject({
      founded: 1931,
      city: 'Huế',
      venue: { name: 'Sân Kè' },
    });
  });

  it('a cup with a group: rounds, extra time, a shoot-out, own goals, players of squads, grounds', async () => {
    await importFiles(database(), folder);
    const [group, final] = await source().season('worldcup', '2026', { ...view, locale: 'zh' });
    expect(group).toMatchObject({
      ...{ group: 'A', roundKey: '1', startTs: Date.parse('2026-06-12T02:00:00Z') },
      ...{ localteam: { id: 'vietnam', name: '越南' }, visitorteam: { name: '捷克' } },
      goalMinutes: { home: [67, 90], away: [12] },
      venue: { name: 'Estadio Azteca', city: 'Mexico City' },
    });
    expect(final).toMatchObject({
      ...{ roundKey: 'final', round: '決賽', knockout: true, statusText: 'PEN' },
      score: { home: 2, away: 2, ft: [1, 1], et: [2, 2], pen: [3, 4] },
    });
    const events = (await source().events(group!.fixtureId, view))!;
    expect(events.map(({ side, type, player, scoreAfter }) => [side, type, player!.name, scoreAfter])).toEqual([
      ['away', 'penalty', 'Holeš', { home: 0, away: 1 }],
      ['home', 'own_goal', 'Tomáš Holeš', { home: 1, away: 1 }],
      ['home', 'goal', 'Nguyễn Văn A', { home: 2, away: 1 }],
    ]);
    // The own goal belongs to a player of the squad; a surname alone matches nobody.
    const squad = (await source().squad('czechia', view))!;
    expect(squad.map(({ player }) => player.playerId)).toContain(events[1]!.player!.playerId);
    expect(squad.map(({ player }) => player.playerId)).not.toContain(events[0]!.player!.playerId);
    expect(await source().player(events[1]!.player!.playerId, view)).toMatchObject({
      ...{ birthDate: '1993-03-31', position: 'DF', number: 3, club: 'SK Slavia Praha', country: 'cz' },
      team: { name: 'CH Séc' },
    });
    expect(await source().career(events[0]!.player!.playerId, view)).toMatchObject([
      { leagueId: 'worldcup', season: '2026', values: { goals: 1 } },
    ]);
    expect((await source().topPlayers('worldcup', '2026', 'goals', view)).map(({ value }) => value)).toEqual([1, 1]);
    expect(await source().competition('worldcup', view)).toMatchObject({
      type: 'groupsThenCup',
      currentSeason: '2026',
    });
  });

  it('lists: days, a team, head to head, words, and on from a place', async () => {
    await importFiles(database(), folder);
    const ids = async (filter: Partial<Parameters<ReturnType<typeof source>['fixtures']>[0]>) =>
      (await source().fixtures({ most: 50, ...filter }, view)).map(({ startTs }) =>
        new Date(startTs).toISOString().slice(0, 10),
      );
    const [from, to] = [Date.parse('2026-06-01T00:00:00Z'), Date.parse('2026-07-01T00:00:00Z')];
    expect(await ids({ from, to })).toEqual(['2026-06-12']);
    expect(await source().starts(from, to, view)).toMatchObject([{ leagueId: 'worldcup' }]);
    expect(await ids({ teamId: 'bo-ke-fc' })).toEqual(['2025-08-16', '2026-08-23']);
    expect(await ids({ teamId: 'czechia', againstId: 'vietnam', latestFirst: true })).toEqual([
      '2026-07-19',
      '2026-06-12',
    ]);
    expect(await ids({ words: ['sec', 'viet'] })).toHaveLength(2);
    expect(await ids({ words: ['堤岸'], most: 2 })).toHaveLength(2);
    const [, second] = await source().fixtures({ most: 2, latestFirst: true }, view);
    expect(await ids({ latestFirst: true, after: second! })).toEqual(['2026-06-12', '2025-08-16', '2025-08-16']);
    expect((await source().searchTeams(['ke'], 5, view)).map(({ name }) => name)).toEqual(['Bờ Kè FC']);
    expect((await source().searchPlayers(['holes'], 5, view)).map(({ name }) => name).toSorted()).toEqual([
      ...['Holeš', 'Tomáš Holeš'],
    ]);
  });

  it('everything that has a page is listed by the address of that page, matches with when they were told', async () => {
    await importFiles(database(), folder);
    const listed = async (kind: ListedKind) => source().listed(kind, view);
    const matches = await listed('matches');
    for (const { id, slug, changedTs } of matches)
      expect(await source().fixture(id, view)).toMatchObject({ fixtureId: id, slug, source: { ts: changedTs } });
    expect(matches).toHaveLength((await source().fixtures({ most: 100 }, view)).length);
    for (const { id, slug } of await listed('teams')) expect(await source().team(id, view)).toMatchObject({ id, slug });
    for (const { id, slug } of await listed('players'))
      expect(await source().player(id, view)).toMatchObject({ playerId: id, slug });
    for (const { id, slug } of await listed('venues'))
      expect(await source().venue(id, view)).toMatchObject({ venueId: id, slug });
    expect((await listed('teams')).map(({ id }) => id)).toContain('bo-ke-fc');
    expect((await listed('players')).length).toBeGreaterThan(0);
    expect((await listed('venues')).length).toBeGreaterThan(0);
    expect(await listed('managers')).toEqual([]);
  });

  it('a result that changes shows as corrected, with what it was; a file without it takes nothing back', async () => {
    await importFiles(database(), folder);
    const told = league();
    const corrected = structuredClone(told);
    corrected.matches[0] = { ...told.matches[0]!, ...{ score: { ft: [2, 2], ht: [1, 0] } } };
    expect(figures(await importFiles(database(), { 'a.json': corrected }, { now: AT }))).toEqual([0, 1, 2, 0]);
    const first = async () => (await source().season('xa-1', '2025-26', view))[0];
    expect(await first()).toMatchObject({ score: { home: 2, away: 2 }, correctedTs: AT, correctedFrom: [2, 1] });
    expect(figures(await importFiles(database(), { 'a.json': corrected }, { now: AT + 1 }))).toEqual([0, 0, 3, 0]);
    const withoutResults = structuredClone(told);
    withoutResults.matches[0] = { ...told.matches[0]!, ...{ score: undefined } };
    await importFiles(database(), { 'a.json': withoutResults });
    expect(await first()).toMatchObject({ score: { home: 2, away: 2 } });
  });

  it('a match that is played on another day is the same match, moved', async () => {
    await importFiles(database(), folder);
    const told = league();
    told.matches[2] = { ...told.matches[2]!, ...{ date: '2026-09-01' } };
    expect(figures(await importFiles(database(), { 'a.json': told }))).toEqual([0, 1, 2, 0]);
    const last = (await source().season('xa-1', '2025-26', view)).at(-1);
    expect(last).toMatchObject({ startTs: Date.parse('2026-09-01T12:15:00Z'), notes: ['moved'] });
    expect(figures(await importFiles(database(), { 'a.json': told }))).toEqual([0, 0, 3, 0]);
  });
});
