import type { Fixture, FixtureNote, FixtureStatus, PersonRef, TeamRef, VenueRef } from '#domain/football/fixture.ts';
import type { MatchEvent } from '#domain/football/matchData.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { slug } from '#domain/shared/slug.ts';
import { crestFor } from '../shared/crestFor.ts';
import type { CompetitionForm, GoalForm, PlayerForm, TeamForm, VenueForm } from '../shared/footballForm.ts';
import type { View } from '../shared/matchSource.ts';
import type { FixtureRow } from './football.store.ts';

/** How long after kick-off a match without a result counts as running. */
const LONGEST_MS = 135 * 60_000;
const MINUTE_MS = 60_000;
const HALF_TIME_MS = 15 * MINUTE_MS;

/** The entities that a fixture's row refers to by id. */
export interface Named {
  readonly competition: CompetitionForm;
  readonly home: TeamRef;
  readonly away: TeamRef;
  readonly venue?: VenueRef;
}

export const teamRef = (id: string, { names, slug, country, colours }: TeamForm, locale: Locale): TeamRef => ({
  ...{ id, name: names[locale], shortName: names[locale], slug, country },
  logo: crestFor(names.vi, colours),
  ...(colours && { colours }),
});

/** A team that an import refers to but no longer contains. */
export const unknownTeam = (id: string): TeamRef => ({
  ...{ id, name: id, shortName: id, slug: '', country: '' },
  logo: crestFor(id),
});

export const venueRef = (venueId: string, { name, slug, city }: VenueForm): VenueRef => ({
  ...{ venueId, name, slug },
  ...(city !== undefined && { city }),
});

export const personRef = (playerId: string, { name, slug }: Pick<PlayerForm, 'name' | 'slug'>): PersonRef => ({
  ...{ playerId, name, slug },
});

interface Standing {
  readonly status: FixtureStatus;
  readonly statusText: string;
}

const standingOf = ({ data, startTs }: FixtureRow, now: number): Standing => {
  const { fate, score, timeTbc } = data;
  if (fate === 'awarded') return { status: 'ended', statusText: 'awarded' };
  if (fate === 'walkover') return { status: 'ended', statusText: 'wo' };
  if (fate !== undefined) return { status: 'cancel', statusText: fate };
  if (score !== null) return { status: 'ended', statusText: score.pen || score.penWinner ? 'PEN' : 'FT' };
  if (now < startTs)
    return { status: 'upcoming', statusText: timeTbc ? 'pending' : hourMinute(startTs, 'Asia/Bangkok') };
  if (!timeTbc && now < startTs + LONGEST_MS) return { status: 'live', statusText: 'live' };
  return { status: timeTbc && now < startTs + LONGEST_MS * 8 ? 'upcoming' : 'ended', statusText: 'pending' };
};

/** Whether a match counts for no table: in a cup, every match outside groups and matchdays; in a league, every round whose key is not a number. */
const isKnockOut = ({ data, roundKey }: FixtureRow, { type, grouped }: CompetitionForm): boolean => {
  const isNumbered = /^\d+$/.test(roundKey);
  if (type === 'league') return roundKey !== '' && !isNumbered;
  return data.group === undefined && !(grouped && isNumbered);
};

const notesOf = ({ data }: FixtureRow): readonly FixtureNote[] => [
  ...(data.fate === undefined || data.fate === 'cancelled' ? [] : [data.fate]),
  ...data.notes,
];

const minutesOf = (goals: readonly GoalForm[], wanted: GoalForm['side']): readonly number[] =>
  goals.flatMap(({ side, minute }) => (side === wanted && minute !== null ? [minute] : []));

/** A match's slug, made of the two teams' slugs. */
export const fixtureSlug = (home: Pick<TeamRef, 'id' | 'slug'>, away: Pick<TeamRef, 'id' | 'slug'>): string =>
  slug(`${home.slug || home.id} vs ${away.slug || away.id}`);

/** An imported match as seen in a language at an instant. */
export const fixtureOf = (row: FixtureRow, named: Named, { locale, now }: View): Fixture => {
  const { data, fixtureId, leagueId, season, roundKey, startTs } = row;
  const { competition, home, away, venue } = named;
  const { score, group, timeTbc, neutral, firstLeg, referee, attendance, goals, corrections } = data;
  const { status, statusText } = standingOf(row, now);
  const corrected = corrections.at(-1);
  return {
    ...{ fixtureId, staticId: fixtureId, slug: fixtureSlug(home, away) },
    ...{ leagueId, leagueName: competition.names[locale], leagueSlug: competition.slug },
    ...{ country: competition.country, season, round: data.round[locale], roundKey, startTs, status, statusText },
    ...(group !== undefined && { group }),
    ...(isKnockOut(row, competition) && { knockout: true as const }),
    ...(timeTbc && { timeTbc }),
    ...{ phase: status === 'ended' && score ? 'FT' : null, notes: notesOf(row) },
    ...{ localteam: home, visitorteam: away, score },
    ...(neutral && { neutral }),
    ...(firstLeg && { firstLeg }),
    redCards: { home: 0, away: 0 },
    ...(goals && { goalMinutes: { home: minutesOf(goals, 'home'), away: minutesOf(goals, 'away') } }),
    ...(venue && { venue }),
    ...(referee !== undefined && { referee }),
    ...(attendance !== undefined && { attendance }),
    coverage: {
      ...{ events: goals !== undefined, lineups: false, stats: false, momentum: false, shots: false },
      ...{ odds: row.priced === 1, standings: competition.type === 'league' || competition.grouped },
      ...{ h2h: true, tips: false, rooms: false, highlights: false },
    },
    hasTip: false,
    ...(corrected && { correctedTs: corrected.ts, correctedFrom: corrected.from }),
    source: { name: row.toldBy, ts: row.toldTs },
    demo: false,
  };
};

/** The goals of a match as events; a goal whose minute is unknown is left out. */
export const eventsOf = ({ fixtureId, startTs, data }: FixtureRow): readonly MatchEvent[] | null => {
  if (!data.goals) return null;
  const told = { home: 0, away: 0 };
  return data.goals.flatMap((goal, i) => {
    const { side, type, minute, added, playerId } = goal;
    told[side] += 1;
    if (minute === null) return [];
    const since = (minute + (added ?? 0)) * MINUTE_MS + (minute > 45 ? HALF_TIME_MS : 0);
    return [
      {
        ...{ eventId: `${fixtureId}-${i + 1}`, seq: i + 1, ts: startTs + since, minute },
        ...(added !== undefined && { added }),
        ...{ side, type, player: personRef(playerId, goal), scoreAfter: { ...told } },
      },
    ];
  });
};
