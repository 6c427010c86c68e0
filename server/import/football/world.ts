import { createHash } from 'node:crypto';
import { slug } from '#domain/shared/slug.ts';
import type { CompetitionForm, TeamForm, VenueForm } from '../../shared/footballForm.ts';
import type { Words } from '../../shared/words.ts';
import { nameKey } from './nameKey.ts';

/** What a name is the name of. */
export type NameKind = 'competition' | 'club' | 'nation' | 'venue';

/** A record that an import may have changed: `before` is its stored form, null for a new one. */
export interface Entry<Form> {
  form: Form;
  readonly before: string | null;
}

/** What the database knows by name, as an import changes it. */
export interface World {
  readonly competitions: Map<string, Entry<CompetitionForm>>;
  readonly teams: Map<string, Entry<TeamForm>>;
  readonly venues: Map<string, Entry<VenueForm>>;
  /** Ids by kind and folded name. */
  readonly names: Map<string, Set<string>>;
  /** Names that are not stored yet. */
  readonly newNames: { readonly kind: NameKind; readonly folded: string; readonly id: string }[];
  /** Seasons that are to be there. */
  readonly seasons: Map<string, { readonly leagueId: string; readonly season: string; readonly known: boolean }>;
}

/** A form as text, the same whatever the order of its fields. */
export const formText = (form: unknown): string =>
  JSON.stringify(form, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

export const shortHash = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 14);

/** A free id that begins with the slug of a name. */
export const freeId = (
  taken: { readonly has: (id: string) => boolean },
  name: string,
  more: readonly string[],
): string => {
  const base = (slug(name) || `x${shortHash(name)}`).slice(0, 48);
  const tries = [base, ...more.filter((one) => one !== '').map((one) => `${base}-${slug(one)}`.slice(0, 62))];
  return tries.find((id) => !taken.has(id)) ?? `${base}-${shortHash(name, ...more).slice(0, 8)}`;
};

export const addName = (world: World, kind: NameKind, name: string, id: string): void => {
  const folded = nameKey(name);
  if (folded === '') return;
  const key = `${kind} ${folded}`;
  const known = world.names.get(key);
  if (known?.has(id)) return;
  if (known) known.add(id);
  else world.names.set(key, new Set([id]));
  world.newNames.push({ kind, folded, id });
};

export const idsNamed = (world: World, kind: NameKind, name: string): readonly string[] => [
  ...(world.names.get(`${kind} ${nameKey(name)}`) ?? []),
];

export const added = <Form>(entries: Map<string, Entry<Form>>, id: string, form: Form): Entry<Form> => {
  const entry: Entry<Form> = { form, before: null };
  entries.set(id, entry);
  return entry;
};

export const allNames = ({ vi, en, zh }: Words): readonly string[] => [...new Set([vi, en, zh])];
