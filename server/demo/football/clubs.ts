import type { Manager, Player, SquadPlayer, Team, Venue } from '#domain/football/entities.ts';
import type { PersonRef, TeamRef, VenueRef } from '#domain/football/fixture.ts';
import type { Position } from '#domain/football/matchData.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { slug } from '#domain/shared/slug.ts';
import { personName, squadOf } from '../content/people.ts';
import type { League } from '../content/leagues.ts';
import { crestPath, type Team as DemoTeam } from '../content/team.ts';
import { grounds, isleGrounds } from '../content/venues.ts';
import { memoize } from '../memoize.ts';
import { draw, shuffled } from '../random.ts';
import { CUP, footballLeagues } from './seasons.ts';

/** A club with the league that it plays in. */
export interface Club {
  readonly team: DemoTeam;
  readonly league: League;
}

export const clubs: readonly Club[] = footballLeagues
  .filter(({ letter }) => letter !== CUP)
  .flatMap((league) => league.teams.map((team) => ({ team, league })));
const byId = new Map(clubs.map((club) => [club.team.id, club]));
export const clubById = (teamId: string): Club | null => byId.get(teamId) ?? null;

const slugOf = ({ name }: DemoTeam): string => slug(name.vi);

export const teamRef = (team: DemoTeam, locale: Locale): TeamRef => ({
  ...{ id: team.id, name: team.name[locale], shortName: team.name[locale], slug: slugOf(team) },
  ...{ logo: crestPath(team.crest), country: '', colours: team.crest.colours },
});

/** Where the club is at home; a women's team in the town of its name. */
const cityOf = ({ name }: DemoTeam, locale: Locale): string =>
  ({ vi: name.vi.replace(/^Nữ /, ''), en: name.en.replace(/ Women$/, ''), zh: name.zh.replace(/女足$/, '') })[locale];

const groundOf = memoize(
  200,
  ({ team, league }: Club) => {
    const names = league.letter === 'd' ? isleGrounds : grounds;
    return shuffled(names, `grounds ${league.id}`)[league.teams.indexOf(team) % names.length]!;
  },
  ({ team }) => team.id,
);

export const venueRef = (club: Club, locale: Locale): VenueRef => {
  const ground = groundOf(club);
  return {
    ...{ venueId: `san-${club.team.id}`, name: ground[locale], slug: slug(ground.vi) },
    city: cityOf(club.team, locale),
  };
};
export const clubOfVenue = (venueId: string): Club | null =>
  venueId.startsWith('san-') ? clubById(venueId.slice('san-'.length)) : null;

/** Seats of a club's ground: the more popular its league, the more. */
export const capacityOf = ({ team, league }: Club): number =>
  Math.round((3000 + 13_000 * league.fame * draw(`seats ${team.id}`).next()) / 100) * 100;

export const venueOf = (club: Club, locale: Locale): Venue => {
  const { next, pick, whole } = draw(`venue ${club.team.id}`);
  return {
    ...venueRef(club, locale),
    capacity: capacityOf(club),
    surface: pick(['grass', 'grass', 'grass', 'hybrid', 'artificial'] as const),
    // Out at sea, where no real town is.
    geo: {
      lat: whole(9, 13) + Math.round(next() * 1000) / 1000,
      lon: whole(111, 114) + Math.round(next() * 1000) / 1000,
    },
    tenants: [teamRef(club.team, locale)],
  };
};

export const managerRef = ({ team, league }: Club): PersonRef => {
  const name = personName(`manager ${team.id}`, league.id);
  return { playerId: `${team.id}-hlv`, name, slug: slug(name) };
};
export const clubOfManager = (managerId: string): Club | null =>
  managerId.endsWith('-hlv') ? clubById(managerId.slice(0, -'-hlv'.length)) : null;

const dayText = (year: number, days: number): string =>
  new Date(Date.UTC(year, 0, 1 + days)).toISOString().slice(0, 10);

export const managerOf = (club: Club, locale: Locale): Manager => {
  const { whole } = draw(`born manager ${club.team.id}`);
  return {
    ...managerRef(club),
    team: teamRef(club.team, locale),
    birthDate: dayText(whole(1962, 1986), whole(0, 364)),
  };
};

export const teamOf = (club: Club, locale: Locale): Team => ({
  ...teamRef(club.team, locale),
  founded: draw(`founded ${club.team.id}`).whole(1949, 2011),
  city: cityOf(club.team, locale),
  ...{ venue: venueRef(club, locale), manager: managerRef(club) },
});

const formations = ['4-3-3', '4-4-2', '4-2-3-1', '3-5-2'] as const;
export const formationOf = ({ team }: Club): string => draw(`formation ${team.id}`).pick(formations);

/** Players of each row in front of the goalkeeper. */
export const rowsOf = (formation: string): readonly number[] => formation.split('-').map(Number);

/** Behind the eleven: those who come on, the second goalkeeper as the last of the bench, and those who stay at home. */
const others: readonly Position[] = ['MF', 'FW', 'DF', 'MF', 'FW', 'DF', 'GK', 'DF', 'MF', 'FW', 'DF', 'GK'];
/** So many are on the bench. */
export const BENCH = 7;

export const positionsOf = (club: Club): readonly Position[] => {
  const rows = rowsOf(formationOf(club));
  const row = (count: number, i: number): readonly Position[] =>
    Array.from({ length: count }, () => (i === 0 ? 'DF' : i === rows.length - 1 ? 'FW' : 'MF'));
  return ['GK', ...rows.flatMap(row), ...others];
};

const usual = [1, 2, 5, 4, 3, 6, 8, 10, 7, 9, 11];
const further = Array.from({ length: 28 }, (_, i) => i + 12);
const numbersOf = ({ team }: Club): readonly number[] => [...usual, ...shuffled(further, `numbers ${team.id}`)];

const personal = (playerId: string, position: Position) => {
  const { chance, pick, whole } = draw(`person ${playerId}`);
  const tall = position === 'GK' ? 6 : position === 'DF' ? 3 : 0;
  return {
    birthDate: dayText(whole(1991, 2008), whole(0, 364)),
    heightCm: whole(163, 184) + tall,
    foot: chance(0.06) ? ('both' as const) : pick(['right', 'right', 'right', 'left'] as const),
  };
};

export const squadPlayers = memoize(
  200,
  (club: Club): readonly SquadPlayer[] => {
    const [positions, numbers] = [positionsOf(club), numbersOf(club)];
    return squadOf(club.team.id, club.league.id).map((player, i) => ({
      ...{ player, number: numbers[i]!, pos: positions[i]! },
      birthDate: personal(player.playerId, positions[i]!).birthDate,
    }));
  },
  ({ team }) => team.id,
);

/** The club and the place in its squad of a player's id. */
const placeOf = (playerId: string): { readonly club: Club; readonly index: number } | null => {
  const match = /^([a-z]+)-(\d{1,2})$/.exec(playerId);
  const club = match && clubById(match[1]!);
  const index = Number(match?.[2]) - 1;
  return club && index >= 0 && index < squadOf(club.team.id, club.league.id).length ? { club, index } : null;
};
export const clubOfPlayer = (playerId: string): Club | null => placeOf(playerId)?.club ?? null;

export const playerOf = (playerId: string, locale: Locale): Player | null => {
  const place = placeOf(playerId);
  if (!place) return null;
  const { player, number, pos } = squadPlayers(place.club)[place.index]!;
  return {
    ...{ ...player, ...personal(playerId, pos), position: pos, ...(number === null ? {} : { number }) },
    team: teamRef(place.club.team, locale),
  };
};

/** Who leads a match; the leagues share their referees. */
export const refereeOf = (fixtureId: string): string =>
  personName(`referee ${draw(`whistle ${fixtureId}`).whole(1, 24)}`, 'trung-du');
