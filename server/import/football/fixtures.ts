import { searchText } from '#domain/schedule/matchSearch.ts';
import type { FixtureForm } from '../../shared/footballForm.ts';
import { allNames, formText, shortHash, type World } from './world.ts';

/** Who told a match: the later one in this order counts where two tell it. */
export const tellers = ['martj42', 'openfootball', 'operator'] as const;
export type Teller = (typeof tellers)[number];
export const rankOf = (teller: Teller): number => tellers.indexOf(teller);

/** A match as a row of the table. */
export interface Row {
  readonly fixtureId: string;
  readonly leagueId: string;
  readonly season: string;
  readonly roundKey: string;
  readonly day: string;
  readonly startTs: number;
  readonly homeId: string;
  readonly awayId: string;
  readonly venueId: string | null;
  readonly teller: Teller;
  readonly toldTs: number;
  readonly form: FixtureForm;
}

export interface FixtureEntry {
  row: Row;
  readonly before: string | null;
  /** Told by a record of this file: another record is another match. */
  claimed: boolean;
}

/** The matches that a file may mean, by the pair of teams. */
export interface Fixtures {
  readonly byId: Map<string, FixtureEntry>;
  readonly byPair: Map<string, FixtureEntry[]>;
}

/** What of a row an import can change; when it was told follows from that. */
export const rowText = ({ toldTs: _toldTs, ...row }: Row): string => formText(row);

const pairOf = (homeId: string, awayId: string): string =>
  homeId < awayId ? `${homeId} ${awayId}` : `${awayId} ${homeId}`;

export const addEntry = (fixtures: Fixtures, row: Row, before: string | null): FixtureEntry => {
  const entry: FixtureEntry = { row, before, claimed: false };
  fixtures.byId.set(row.fixtureId, entry);
  const key = pairOf(row.homeId, row.awayId);
  const known = fixtures.byPair.get(key);
  if (known) known.push(entry);
  else fixtures.byPair.set(key, [entry]);
  return entry;
};

export const fixtureIdOf = (
  fixtures: Fixtures,
  row: Pick<Row, 'leagueId' | 'season' | 'homeId' | 'awayId' | 'day'>,
) => {
  const parts = [row.leagueId, row.season, row.homeId, row.awayId, row.day];
  const id = `f${shortHash(...parts)}`;
  return fixtures.byId.has(id) ? `f${shortHash(...parts, 'again')}` : id;
};

const DAY_MS = 86_400_000;
const apart = (a: string, b: string): number =>
  Math.abs(Date.parse(`${a}T00:00:00Z`) - Date.parse(`${b}T00:00:00Z`)) / DAY_MS;

export type Wanted = Pick<Row, 'leagueId' | 'season' | 'roundKey' | 'homeId' | 'awayId' | 'day' | 'teller'>;

/** Whether each pair of teams meets once at each of their grounds in a season: a league. */
export interface Format {
  readonly once: boolean;
  /** National teams play one match a day, whatever competition a source counts it to. */
  readonly nations: boolean;
}

/**
 * The match that a record tells anew: of the same day, of another source also of the day before or after, or of the same
 * round on another day. Null for a match that is not known yet.
 */
export const knownMatch = (fixtures: Fixtures, wanted: Wanted, { once, nations }: Format): FixtureEntry | null => {
  const met = (fixtures.byPair.get(pairOf(wanted.homeId, wanted.awayId)) ?? []).filter(
    ({ row, claimed }) => !claimed && (nations || row.leagueId === wanted.leagueId),
  );
  const turned = ({ row }: FixtureEntry): boolean => row.homeId !== wanted.homeId;
  const sameDay = met.filter(({ row }) => row.day === wanted.day);
  // One source tells two matches of a day, one at home to each; two may tell the same match from either side.
  const fromOtherSide = ({ row }: FixtureEntry): boolean =>
    nations && (row.teller !== wanted.teller || row.form.neutral === true);
  const onDay = sameDay.find((entry) => !turned(entry)) ?? sameDay.find(fromOtherSide);
  if (onDay) return onDay;
  const near = met.find(({ row }) => row.teller !== wanted.teller && apart(row.day, wanted.day) <= 1);
  if (near) return near;
  const ofSeason = met.filter(
    (entry) => !turned(entry) && entry.row.season === wanted.season && entry.row.leagueId === wanted.leagueId,
  );
  const ofRound = ofSeason.filter(({ row }) => row.roundKey === wanted.roundKey && wanted.roundKey !== '');
  if (ofRound.length === 1) return ofRound[0]!;
  return once && ofSeason.length === 1 ? ofSeason[0]! : null;
};

/** What a search finds a match by: the names of its teams and of its competition in every language. */
export const wordsOfRow = (world: World, { leagueId, homeId, awayId }: Pick<Row, 'leagueId' | 'homeId' | 'awayId'>) =>
  searchText([
    ...allNames(world.competitions.get(leagueId)!.form.names),
    ...[homeId, awayId].flatMap((id) => {
      const team = world.teams.get(id);
      return team ? allNames(team.form.names) : [];
    }),
  ]);
