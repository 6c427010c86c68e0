import type { Column } from '#server/database/shape.ts';
import type { Kept, MemberColumns } from '#server/shared/kept.ts';

const KINDS =
  'user|owner|actor|member|author|sender|recipient|reviewer|inviter|invited|other|commentator|friend|subject';
/** Names of columns with a member's id. */
const CALLED = new RegExp(`(^|_)(${KINDS})_id$|_by$`);

export const placeOf = ({ table, name }: Pick<Column, 'table' | 'name'>): string => `${table}.${name}`;

const placesOf = (columns: MemberColumns): readonly string[] =>
  Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`));

/** Every column that an area declares to hold a member's id. */
export const claimedBy = (personalData: readonly Kept[]): ReadonlySet<string> =>
  new Set(personalData.flatMap(({ columns }) => placesOf(columns)));

/** Mistakes in the areas' declarations: undeclared columns of a database, and declared columns that do not exist. */
export const leftOut = (
  columns: readonly Column[],
  personalData: readonly Kept[],
  notPersonal: ReadonlySet<string>,
): { readonly unclaimed: readonly string[]; readonly unknown: readonly string[] } => {
  const claimed = claimedBy(personalData);
  const known = new Set(columns.map(placeOf));
  const stays = personalData.flatMap((kept) => Object.keys(kept.stays ?? {}));
  return {
    unclaimed: columns
      .filter(({ name, kind, parent }) => kind === 'text' && (parent === 'member' || CALLED.test(name)))
      .map(placeOf)
      .filter((place) => !claimed.has(place) && !notPersonal.has(place)),
    unknown: [
      ...[...claimed, ...notPersonal].filter((place) => !known.has(place)),
      ...stays.filter((place) => !claimed.has(place)),
    ],
  };
};
