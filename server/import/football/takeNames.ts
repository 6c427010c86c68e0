import { slug } from '#domain/shared/slug.ts';
import type { CompetitionForm, TeamForm } from '../../shared/footballForm.ts';
import { sameWords } from '../../shared/words.ts';
import { leagueIdOf } from './competitions.ts';
import { readWorld } from './football.store.ts';
import { countryNamed, namesOfCountry } from './nationsTable.ts';
import { nameKey } from './nameKey.ts';
import type {
  Aside,
  ParsedClub,
  ParsedClubs,
  ParsedCompetitions,
  ParsedFile,
  ParsedNations,
  ParsedStadiums,
} from './parsed.ts';
import { countForms, noCount, takenOf, type Taken, type Taking } from './taking.ts';
import { addTeam, knownNation } from './teams.ts';
import { clubGround, stadiumFor } from './venues.ts';
import { added, addName, allNames, formText, idsNamed, type World } from './world.ts';
import { writeWorld } from './write.store.ts';

type With<P> = P & Pick<ParsedFile, 'aside' | 'remarks'>;

/** New names make a record new or changed even where its form stays. */
const stampOf = (world: World, form: object | undefined): string | null =>
  form === undefined ? null : `${formText(form)} ${world.newNames.length}`;

export const takeCompetitions = async ({ queries }: Taking, parsed: With<ParsedCompetitions>): Promise<Taken> => {
  const world = await readWorld(queries);
  const count = noCount();
  for (const { code, names, slug: address, flag, tz, type } of parsed.competitions) {
    const id = leagueIdOf(code);
    const known = world.competitions.get(id);
    const before = stampOf(world, known?.form);
    const form: CompetitionForm = {
      ...{ names, slug: address, country: flag, type, grouped: known?.form.grouped ?? false },
      tz: tz === undefined || tz === 'UTC' ? null : tz,
      nations: known?.form.nations ?? null,
    };
    if (known) known.form = form;
    else added(world.competitions, id, form);
    for (const name of allNames(names)) addName(world, 'competition', name, id);
    countForms(count, before, stampOf(world, form)!);
  }
  await writeWorld(queries, world);
  return takenOf(count, parsed.aside);
};

export const takeNations = async ({ queries }: Taking, parsed: With<ParsedNations>): Promise<Taken> => {
  const world = await readWorld(queries);
  const count = noCount();
  for (const { flag, names, aliases } of parsed.nations) {
    const byCountry = [...world.teams].find(([, { form }]) => form.kind === 'nation' && form.country === flag)?.[0];
    const known = byCountry ?? knownNation(world, names.en);
    const before = stampOf(world, known === null ? undefined : world.teams.get(known)!.form);
    const id = known ?? addTeam(world, names, { kind: 'nation', country: flag, leagues: [] });
    const entry = world.teams.get(id)!;
    entry.form = { ...entry.form, names, country: flag, slug: slug(names.vi) || slug(names.en) };
    for (const name of [...allNames(names), ...aliases, ...own(flag)]) addName(world, 'nation', name, id);
    countForms(count, before, stampOf(world, entry.form)!);
  }
  await writeWorld(queries, world);
  return takenOf(count, parsed.aside);
};
const own = (country: string): readonly string[] => {
  const names = namesOfCountry(country);
  return names ? [names.en] : [];
};

/** The club that a record is about: of its name, or known so far by one of its aliases in the same country or league. */
const clubOf = (world: World, { name, aliases }: ParsedClub, country: string, leagues: readonly string[]) => {
  const shares = ({ form }: { readonly form: TeamForm }): boolean =>
    form.leagues.some((league) => leagues.includes(league)) || (country !== '' && form.country === country);
  const compatible = (id: string): boolean => {
    const entry = world.teams.get(id)!;
    return shares(entry) || country === '' || entry.form.country === '';
  };
  const byName = idsNamed(world, 'club', name).filter(compatible);
  const named = byName.filter((id) => nameKey(world.teams.get(id)!.form.names.en) === nameKey(name));
  if (named.length > 0 || byName.length > 0) return named.length > 0 ? named : byName;
  return [...new Set(aliases.flatMap((alias) => idsNamed(world, 'club', alias)))].filter(
    (id) =>
      shares(world.teams.get(id)!) &&
      aliases.some((alias) => nameKey(alias) === nameKey(world.teams.get(id)!.form.names.en)),
  );
};

const withTold = (
  world: World,
  form: TeamForm,
  told: ParsedClub,
  country: string,
  leagues: readonly string[],
): TeamForm => ({
  ...form,
  ...(country !== '' && { country }),
  leagues: [...new Set([...form.leagues, ...leagues])].toSorted(),
  ...(told.city !== undefined && { city: told.city }),
  ...(told.founded !== undefined && { founded: told.founded }),
  ...(told.colours && { colours: told.colours }),
  ...(told.ground !== undefined && { venueId: clubGround(world, told.ground, told.city ?? form.city) }),
});

/** A list of colours alone makes no clubs. */
const isBare = ({ aliases, leagues, city, ground, country }: ParsedClub): boolean =>
  aliases.length + leagues.length === 0 && city === undefined && ground === undefined && country === undefined;

export const takeClubs = async ({ queries }: Taking, parsed: With<ParsedClubs>): Promise<Taken> => {
  const world = await readWorld(queries);
  const count = noCount();
  const aside: Aside[] = [...parsed.aside];
  for (const club of parsed.clubs) {
    const country = club.country === undefined ? '' : (countryNamed(club.country) ?? '');
    const leagues = club.leagues.map(leagueIdOf);
    const found = clubOf(world, club, country, leagues);
    const nation = found.length === 0 && isBare(club) ? knownNation(world, club.name) : null;
    const known = found.length > 0 ? found[0]! : nation;
    if (found.length > 1 || (known === null && isBare(club))) {
      const reason =
        found.length > 1 ? `is a name of ${found.length} clubs, ${club.name}` : `is of no known team, ${club.name}`;
      aside.push({ line: club.line(), reason });
      continue;
    }
    const before = stampOf(world, known === null ? undefined : world.teams.get(known)!.form);
    const id = known ?? addTeam(world, sameWords(club.name.normalize('NFC')), { kind: 'club', country, leagues });
    const entry = world.teams.get(id)!;
    const renamed = nation === null && nameKey(entry.form.names.en) !== nameKey(club.name) && !isBare(club);
    entry.form = {
      ...withTold(world, entry.form, club, country, leagues),
      ...(renamed && { names: sameWords(club.name.normalize('NFC')), slug: slug(club.name) }),
    };
    if (nation === null) for (const name of [club.name, ...club.aliases]) addName(world, 'club', name, id);
    countForms(count, before, stampOf(world, entry.form)!);
  }
  await writeWorld(queries, world);
  return takenOf(count, aside);
};

export const takeStadiums = async ({ queries }: Taking, parsed: With<ParsedStadiums>): Promise<Taken> => {
  const world = await readWorld(queries);
  const count = noCount();
  for (const { line: _line, ...told } of parsed.stadiums) {
    const forms = new Map([...world.venues].map(([id, { form }]) => [id, formText(form)]));
    const names = world.newNames.length;
    const id = stadiumFor(world, told);
    const before = forms.get(id);
    const after = formText(world.venues.get(id)!.form);
    countForms(count, before ?? null, world.newNames.length === names ? after : `${after} named`);
  }
  await writeWorld(queries, world);
  return takenOf(count, parsed.aside);
};
