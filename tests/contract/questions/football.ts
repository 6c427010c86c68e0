import type { Asking, Place } from './asking.ts';

const unknown = { input: { id: 'khong-co' }, refused: 404 } as const;

export const footballQuestions = ({
  live,
  coming,
  zone,
  today,
}: Place): Pick<Asking, 'fixtures' | 'leagues' | 'teams' | 'favourites' | 'votes'> => {
  const ofLive = { id: live.fixtureId };
  const ofLeague = { id: live.leagueId };
  const ofTeam = { id: live.localteam.id };
  const both = { id1: live.localteam.id, id2: live.visitorteam.id };
  return {
    fixtures: {
      list: { input: { date: today, timezone: zone }, holds: ({ leagues }) => leagues.length > 1 },
      dayCounts: {
        input: { from: today, to: today, timezone: zone },
        holds: ([first]) => first!.day === today && first!.total > 0,
      },
      detail: { input: ofLive, holds: ({ fixtureId, status }) => fixtureId === live.fixtureId && status === 'live' },
      events: { input: ofLive, holds: (all) => Array.isArray(all) },
      lineups: { input: ofLive, holds: (all) => Array.isArray(all) },
      stats: { input: ofLive, holds: (all) => Array.isArray(all) },
      momentum: { input: ofLive, holds: (all) => Array.isArray(all) },
      shots: { input: ofLive, holds: (all) => Array.isArray(all) },
      headToHead: { input: ofLive, holds: ({ home }) => home.length > 0 },
      about: { input: ofLive, holds: ({ managers }) => typeof managers === 'object' },
    },
    leagues: {
      all: { input: {}, holds: (all) => all.some(({ leagueId }) => leagueId === live.leagueId) },
      detail: { input: ofLeague, holds: ({ leagueId }) => leagueId === live.leagueId },
      standing: { input: ofLeague, holds: ({ groups }) => groups[0]!.rows.length > 4 },
      rounds: { input: ofLeague, holds: (all) => all.length > 1 },
      fixtures: { input: ofLeague, holds: (all) => all.length > 0 },
      bracket: { input: ofLeague, holds: ({ rounds, third }) => rounds.length === 0 && third === null },
      ranks: {
        input: ofLeague,
        holds: ({ rows, rounds }) => rows.every(({ ranks }) => ranks.length === rounds.length),
      },
      topPlayers: { input: ofLeague, holds: (all) => Array.isArray(all) },
    },
    favourites: {
      list: { input: { type: 'team' }, holds: ({ list, total }) => list.length === total },
      sort: { input: { type: 'team', ids: [live.localteam.id] }, holds: (answer) => answer === null },
      suggested: { input: { type: 'team' }, holds: (all) => all.every(({ followers }) => followers > 0) },
      calendar: { input: {}, holds: ({ webcal }) => webcal.startsWith('webcal://') },
      renewCalendar: { input: {}, holds: ({ https }) => https.endsWith('.ics') },
      calendarFeed: { input: { token: 'of-nobody' }, refused: 404 },
    },
    votes: {
      read: { input: ofLive, holds: ({ total, me }) => total === 0 && me === null },
      submit: {
        input: { fixtureId: coming.fixtureId, choice: 'X', clientId: 'v1' },
        holds: ({ split, me }) => split.X >= 1 && me === 'X',
      },
    },
    teams: {
      detail: { input: ofTeam, holds: (team) => team.live?.fixtureId === live.fixtureId },
      squad: { input: ofTeam, holds: (all) => Array.isArray(all) },
      fixtures: { input: ofTeam, holds: ({ list }) => list.length > 0 },
      // A cup that has only begun has no counted match yet.
      stats: { input: ofTeam, holds: (all) => all.some(({ stat }) => stat.played > 0) },
      history: { input: ofTeam, holds: ({ total }) => total.played > 0 },
      find: { input: { q: live.localteam.name }, holds: (all) => all.some(({ id }) => id === live.localteam.id) },
      player: unknown,
      playerStat: unknown,
      playerMatches: unknown,
      career: unknown,
      findPlayers: { input: { q: 'nguyen' }, holds: (all) => Array.isArray(all) },
      manager: unknown,
      venue: unknown,
      compare: { input: both, holds: ({ a, b }) => a.id === both.id1 && b.id === both.id2 },
      comparePlayers: { input: { id1: 'khong-co', id2: 'khong-ai' }, refused: 404 },
    },
  };
};
