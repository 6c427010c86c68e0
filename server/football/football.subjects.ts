import {
  fixturePath,
  leaguePath,
  managerPath,
  playerPath,
  teamPath,
  venuePath,
} from '#domain/football/footballPaths.ts';
import type { Card, CardImage, TargetType } from '#domain/social/social.ts';
import type { FootballSource } from '../shared/footballSource.ts';
import type { View } from '../shared/matchSource.ts';
import type { Subjects } from '../shared/subjects.ts';

const crest = (url: string): CardImage | null => (url === '' ? null : { url, w: 48, h: 48 });

/** Matches, teams, competitions, players, managers and grounds as subjects; the first three and players can be followed. */
export const footballSubjects = (
  source: FootballSource,
): Required<Pick<Subjects, 'fixture' | 'team' | 'league' | 'player' | 'manager' | 'venue'>> => {
  const each =
    <Type extends TargetType>(type: Type, one: (id: string, view: View) => Promise<Omit<Card, 'target'> | null>) =>
    (ids: readonly string[], view: View): Promise<readonly (Card | null)[]> =>
      Promise.all(
        ids.map(async (id) => {
          const card = await one(id, view);
          return card && { target: { type, id }, ...card };
        }),
      );
  return {
    fixture: {
      cards: each('fixture', async (id, view) => {
        const fixture = await source.fixture(id, view);
        if (!fixture) return null;
        const { localteam, visitorteam, leagueName, status } = fixture;
        return {
          ...{ title: `${localteam.name} – ${visitorteam.name}`, subtitle: leagueName, img: crest(localteam.logo) },
          path: fixturePath(fixture),
          ...(status === 'live' && { live: true }),
        };
      }),
    },
    team: {
      takes: ['follow'],
      cards: each('team', async (id, view) => {
        const team = await source.team(id, view);
        if (!team) return null;
        const { name, city = '', logo } = team;
        return { title: name, subtitle: city, img: crest(logo), path: teamPath(team) };
      }),
    },
    league: {
      takes: ['follow'],
      cards: each('league', async (id, view) => {
        const league = await source.competition(id, view);
        return (
          league && {
            ...{ title: league.leagueName, subtitle: league.currentSeason, img: crest(league.logo) },
            path: leaguePath(league),
          }
        );
      }),
    },
    player: {
      takes: ['follow'],
      cards: each('player', async (id, view) => {
        const player = await source.player(id, view);
        if (!player) return null;
        return { title: player.name, subtitle: player.team?.name ?? '', img: null, path: playerPath(player) };
      }),
    },
    manager: {
      cards: each('manager', async (id, view) => {
        const manager = await source.manager(id, view);
        if (!manager) return null;
        return { title: manager.name, subtitle: manager.team?.name ?? '', img: null, path: managerPath(manager) };
      }),
    },
    venue: {
      cards: each('venue', async (id, view) => {
        const venue = await source.venue(id, view);
        if (!venue) return null;
        return { title: venue.name, subtitle: venue.city ?? '', img: null, path: venuePath(venue) };
      }),
    },
  };
};
