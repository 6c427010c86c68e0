import { slug } from '#domain/shared/slug.ts';
import type { TeamForm } from '../../shared/footballForm.ts';
import { sameWords, type Words } from '../../shared/words.ts';
import { countryNamed, countryOfFifa, namesOfCountry } from './nationsTable.ts';
import { nameKey } from './nameKey.ts';
import type { ParsedSide } from './parsed.ts';
import { added, addName, allNames, freeId, idsNamed, type World } from './world.ts';

/** A team's id, or why there is none. */
export type Found = { readonly id: string } | { readonly reason: string };

/** Where a club's name was read: namesakes are told apart by it. */
export interface ClubContext {
  readonly leagueId: string;
  /** "" where clubs of many countries play. */
  readonly country: string;
}

export const addTeam = (world: World, names: Words, rest: Omit<TeamForm, 'names' | 'slug'>): string => {
  const id = freeId(world.teams, names.en, [rest.country, rest.kind]);
  added(world.teams, id, { names, slug: slug(names.vi) || slug(names.en), ...rest });
  for (const name of allNames(names)) addName(world, rest.kind, name, id);
  return id;
};

const nationIn = (world: World, country: string): string | null => {
  for (const [id, { form }] of world.teams) if (form.kind === 'nation' && form.country === country) return id;
  return null;
};

/** The nation that is known by a name; null for none. */
export const knownNation = (world: World, name: string): string | null => {
  const [id, ...more] = idsNamed(world, 'nation', name);
  if (id !== undefined) return more.length === 0 ? id : null;
  const country = countryNamed(name);
  return country === undefined ? null : nationIn(world, country);
};

/** The nation of a country, made if it is not known yet; null where nothing is known of the country. */
const nationOf = (world: World, country: string): string | null => {
  const known = nationIn(world, country);
  if (known !== null) return known;
  const names = namesOfCountry(country);
  return names && addTeam(world, names, { kind: 'nation', country, leagues: [] });
};

/** The nation of a name or of FIFA's code, by the imported names first. `strange`: another one plays under its own name. */
export const nationFor = (world: World, { name, code }: ParsedSide, strange = false): Found => {
  const ids = idsNamed(world, 'nation', name);
  if (ids.length === 1) return { id: ids[0]! };
  if (ids.length > 1) return { reason: `has a name of ${ids.length} nations, ${name}` };
  const country = countryNamed(name) ?? (code === undefined ? undefined : countryOfFifa(code));
  const id = country === undefined ? null : nationOf(world, country);
  if (id !== null) {
    addName(world, 'nation', name, id);
    return { id };
  }
  if (!strange || /\d/.test(name)) return { reason: `has a nation that is not known, ${name}` };
  return { id: addTeam(world, sameWords(name), { kind: 'nation', country: '', leagues: [] }) };
};

/** Whether a name is a nation's, as far as names alone tell. */
export const isNation = (world: World, { name }: ParsedSide): boolean =>
  idsNamed(world, 'nation', name).length > 0 || countryNamed(name) !== undefined;

/** The clubs that a name may mean in a place. */
export const clubsNamed = (world: World, { name, code }: ParsedSide, context: ClubContext): readonly string[] => {
  const country = (code === undefined ? undefined : countryOfFifa(code)) ?? context.country;
  const ids = idsNamed(world, 'club', name);
  const fitting = ids.filter((id) => {
    const { form } = world.teams.get(id)!;
    return country === '' || form.country === '' || form.country === country || form.leagues.includes(context.leagueId);
  });
  if (fitting.length <= 1) return fitting;
  const ofLeague = fitting.filter((id) => world.teams.get(id)!.form.leagues.includes(context.leagueId));
  if (ofLeague.length === 1) return ofLeague;
  const exact = fitting.filter((id) => nameKey(world.teams.get(id)!.form.names.en) === nameKey(name));
  return exact.length === 1 ? exact : fitting;
};

/** The club of a name, made if no club of that name can play there. */
export const clubFor = (world: World, side: ParsedSide, context: ClubContext): Found => {
  const ids = clubsNamed(world, side, context);
  if (ids.length > 1) return { reason: `has a name of ${ids.length} clubs, ${side.name} (${ids.join(', ')})` };
  const country = (side.code === undefined ? undefined : countryOfFifa(side.code)) ?? context.country;
  const [id] = ids;
  if (id === undefined)
    return {
      id: addTeam(world, sameWords(side.name.normalize('NFC')), { kind: 'club', country, leagues: [context.leagueId] }),
    };
  const entry = world.teams.get(id)!;
  if (!entry.form.leagues.includes(context.leagueId))
    entry.form = { ...entry.form, leagues: [...entry.form.leagues, context.leagueId].toSorted() };
  if (entry.form.country === '' && country !== '') entry.form = { ...entry.form, country };
  return { id };
};

/** Words of kinds of clubs, which stand with their names or do not. */
const KINDS = new Set(['fc', 'afc', 'cf', 'sc', 'ac', 'bc', 'fk', 'sk', 'nk', 'bk', 'if', 'ff', 'club']);
const core = (key: string): string =>
  key
    .split(' ')
    .filter((word) => !KINDS.has(word))
    .join(' ');

/**
 * Names that a damaged file may have cut or changed: such a name is seldom, no club is known by it, and it is the beginning
 * of another in the file, or differs from it by "FC" and the like. By whom it is meant nobody says, so it is not taken.
 */
export const doubtfulNames = (
  counts: ReadonlyMap<string, number>,
  isKnown: (name: string) => boolean,
): ReadonlyMap<string, string> => {
  const keys = [...counts].map(([name, count]) => ({ name, count, key: nameKey(name) }));
  const doubtful = new Map<string, string>();
  for (const { name, count, key } of keys) {
    const other = keys.find(
      (one) =>
        one.key !== key &&
        one.count >= 2 * count &&
        one.count >= 4 &&
        (one.key.startsWith(`${key} `) || (core(key) !== '' && core(one.key) === core(key))),
    );
    if (other && !isKnown(name)) doubtful.set(name, `may mean ${other.name}, but nothing says so: ${name}`);
  }
  return doubtful;
};
