import { roomPath } from '#domain/room/roomAddress.ts';
import { hasSides, matchTitle, type Match, type Side } from '#domain/match/match.ts';
import { fold } from '#domain/shared/fold.ts';
import { searchRank } from '#domain/shared/searchRank.ts';

export interface Hit {
  readonly key: string;
  readonly label: string;
  /** Smaller text beside it: the league. */
  readonly note: string;
  /** Path without language prefix. */
  readonly to: string;
  readonly match: Match;
  readonly side: Side | null;
}
export interface Hits {
  readonly rooms: readonly Hit[];
  readonly matches: readonly Hit[];
  readonly teams: readonly Hit[];
}

const PER_GROUP = 5;
const SCHEDULE = '/lich-truc-tiep';

const best = <A>(all: readonly A[], rank: (one: A) => number): readonly A[] =>
  all
    .map((one) => ({ one, rank: rank(one) }))
    .filter((ranked) => ranked.rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, PER_GROUP)
    .map(({ one }) => one);

const rankOf = (match: Match, query: string): number =>
  Math.max(
    searchRank(matchTitle(match), query),
    // Matches found by commentator or league rank behind those found by their own name.
    ...[match.leagueName, ...match.users.map((user) => user.displayName)].map((text) => searchRank(text, query) / 8),
  );

const hitOf = (match: Match): Hit => ({
  key: match.fixtureId,
  label: matchTitle(match),
  note: match.leagueName,
  to: roomPath(match) ?? SCHEDULE,
  match,
  side: hasSides(match) ? match.localteam : null,
});

/** Open rooms, today's other matches, and their teams: exact diacritics rank before folded ones (searchRank). */
export const findHits = (query: string, live: readonly Match[], today: readonly Match[]): Hits => {
  const open = live.filter((match) => roomPath(match) !== null);
  const openIds = new Set(open.map((match) => match.fixtureId));
  const others = today.filter((match) => !openIds.has(match.fixtureId));
  const teams = new Map<string, Hit>();
  for (const match of [...open, ...others].filter(hasSides))
    for (const side of [match.localteam, match.visitorteam])
      if (!teams.has(side.name))
        teams.set(side.name, { ...hitOf(match), key: `team ${side.name}`, label: side.name, side });
  return {
    rooms: best(open, (match) => rankOf(match, query)).map(hitOf),
    matches: best(others, (match) => rankOf(match, query)).map(hitOf),
    teams: best([...teams.values()], (team) => searchRank(team.label, query)),
  };
};

/** Splits a text around the part that matches the query, ignoring diacritics; null if the match was in another text. */
export const markOf = (text: string, query: string): readonly [string, string, string] | null => {
  const letters = [...text.normalize('NFC')];
  const folded = letters.map(fold);
  const wanted = fold(query.trim());
  const at = folded.join('').indexOf(wanted);
  if (wanted === '' || at < 0) return null;
  const exact = text.normalize('NFC').toLowerCase().indexOf(query.trim().toLowerCase().normalize('NFC'));
  const from = exact >= 0 ? exact : at;
  return [
    letters.slice(0, from).join(''),
    letters.slice(from, from + [...wanted].length).join(''),
    letters.slice(from + [...wanted].length).join(''),
  ];
};
