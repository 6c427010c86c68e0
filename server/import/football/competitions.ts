import { isZone } from '#domain/shared/zone.ts';
import { slug } from '#domain/shared/slug.ts';
import { sameWords } from '../../shared/words.ts';
import type { CompetitionForm } from '../../shared/footballForm.ts';
import { countryInName, countryOfCode, zoneOfCountry } from './nationsTable.ts';
import type { ParsedSeason } from './parsed.ts';
import { added, addName, freeId, idsNamed, type World } from './world.ts';

/** A competition's id is its code as addresses can carry it: "en.1" is "en-1". */
export const leagueIdOf = (code: string): string => code.toLowerCase().replaceAll('.', '-');

const addCompetition = (
  world: World,
  id: string,
  name: string,
  form: Omit<CompetitionForm, 'names' | 'slug'>,
): string => {
  added(world.competitions, id, { names: sameWords(name), slug: slug(name), ...form });
  addName(world, 'competition', name, id);
  return id;
};

const named = (world: World, name: string): readonly string[] => {
  const ids = idsNamed(world, 'competition', name);
  if (ids.length > 0) return ids;
  // A name may be a code: "Friendly" is "friendly".
  if (world.competitions.has(leagueIdOf(name))) return [leagueIdOf(name)];
  const told = countryInName(name);
  if (!told) return [];
  return idsNamed(world, 'competition', told.rest).filter(
    (id) => world.competitions.get(id)?.form.country === told.country,
  );
};

/** Zones that stand for none: competitions in many of them are told in UTC. */
const zoneOrNull = (tz: string | undefined): string | null =>
  tz === undefined || tz === 'UTC' || !isZone(tz) ? null : tz;

/** The competition of a season's file, made if it is not known yet, or why it cannot be told. */
export const competitionOfSeason = (
  world: World,
  { code, name, tz }: Pick<ParsedSeason, 'code' | 'name' | 'tz'>,
  kind: { readonly knockOut: boolean; readonly grouped: boolean; readonly nations: boolean },
): { readonly id: string } | { readonly reason: string } => {
  const ids = code === undefined ? named(world, name) : [leagueIdOf(code)];
  if (ids.length > 1) return { reason: `${name} is the name of ${ids.length} competitions: ${ids.join(', ')}` };
  const [id = freeId(world.competitions, name, [])] = ids;
  const country = code === undefined ? (countryInName(name)?.country ?? '') : countryOfCode(code);
  if (!world.competitions.has(id))
    addCompetition(world, id, name, {
      country,
      type: kind.knockOut ? 'cup' : 'league',
      grouped: false,
      tz: zoneOrNull(tz) ?? zoneOfCountry(country) ?? null,
      nations: null,
    });
  const entry = world.competitions.get(id)!;
  if (idsNamed(world, 'competition', name).length === 0) addName(world, 'competition', name, id);
  const zone = entry.form.tz ?? zoneOrNull(tz);
  const grouped = entry.form.grouped || kind.grouped;
  entry.form = { ...entry.form, tz: zone, grouped, nations: entry.form.nations ?? kind.nations };
  return { id };
};

/** The competition of a tournament of nations, made if no other is called so; null if several are. */
export const tournamentFor = (world: World, name: string): string | null => {
  const ids = named(world, name);
  if (ids.length > 1) return null;
  const [id] = ids;
  if (id !== undefined) return id;
  const type = /^friendly$|^friendlies$/i.test(name) ? 'friendlies' : 'cup';
  return addCompetition(world, freeId(world.competitions, name, []), name, {
    ...{ country: '', type, grouped: false, tz: null, nations: true },
  });
};
