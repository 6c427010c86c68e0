import { locales } from '../locale/locale.ts';
import type { ConsolePart } from './console.ts';

/**
 * What a field of a part holds: an id, a word, a text in three languages, an address, a number, an icon's name, a live
 * mode's, hosts, rows.
 */
export type FieldKind = 'id' | 'texts' | 'address' | 'addresses' | 'number' | 'icon' | 'mode' | 'hosts' | 'rows';
export interface FieldSpec {
  readonly name: string;
  readonly kind: FieldKind;
  /** Left out where it is empty. */
  readonly optional?: true;
  /** Text of several lines. */
  readonly long?: true;
  /** The fields of each of its rows. */
  readonly rows?: readonly FieldSpec[];
}

const id = (name: string) => ({ name, kind: 'id' }) as const;
const address = (name: string) => ({ name, kind: 'address' }) as const;
const item = [id('key'), { name: 'label', kind: 'texts' }, address('path'), { name: 'icon', kind: 'icon' }] as const;

/** The rows of each part that is a list, by the fields of `portal.json`. */
export const rowForms: Readonly<Record<Exclude<ConsolePart, 'words' | 'menus'>, readonly FieldSpec[]>> = {
  marquee: [id('id'), { name: 'text', kind: 'texts' }, { ...address('goTo'), optional: true }],
  banners: [
    ...([id('bannerId'), { name: 'img', kind: 'addresses' }, { name: 'alt', kind: 'texts', optional: true }] as const),
    ...([{ name: 'w', kind: 'number' }, { name: 'h', kind: 'number' }, address('goTo')] as const),
    ...([
      { ...id('position'), optional: true },
      { name: 'domains', kind: 'hosts', optional: true },
    ] as const),
  ],
  redirects: [address('from'), address('to')],
  modes: [
    { name: 'slug', kind: 'mode' },
    { name: 'name', kind: 'texts', optional: true },
    { name: 'icon', kind: 'icon', optional: true },
  ],
  // A list of texts: `hostRows` and `hostValues` turn it into rows and back.
  domains: [id('host')],
  known: [id('id'), { name: 'text', kind: 'texts', long: true }],
};
/** A list of hosts as rows with one field, and back. */
export const hostRows = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((host: unknown) => ({ host })) : [];
export const hostValues = (rows: readonly Readonly<Record<string, unknown>>[]): readonly unknown[] =>
  rows.map(({ host = '' }) => host);
/** A fault of a host stands at its place in the list. */
export const hostFaults = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, why]) => [/^domains\.\d+$/u.test(path) ? `${path}.host` : path, why]),
  );
export const menuGroups = ['header-v4', 'footerv4', 'nav'] as const;
export type MenuGroupName = (typeof menuGroups)[number];
/** The items of a menu; those of the bar of a phone have none below them. */
export const menuForm = (group: MenuGroupName): readonly FieldSpec[] =>
  group === 'nav' ? item : [...item, { name: 'children', kind: 'rows', optional: true, rows: item }];

/** A row as it is edited: texts by the names of fields, `text.vi` for one language of a text. */
export interface DraftRow {
  /** Names the row while it is moved. */
  readonly rowId: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, readonly DraftRow[]>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const said = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const codes = locales.map(({ code }) => code);
const isIn3 = (kind: FieldKind): boolean => kind === 'texts' || kind === 'addresses';

/** The names under which the texts of a field stand in a row. */
export const namesOf = ({ name, kind }: FieldSpec): readonly string[] =>
  isIn3(kind) ? codes.map((code) => `${name}.${code}`) : [name];

const textsOf = ({ name, kind }: FieldSpec, value: unknown): Readonly<Record<string, string>> => {
  if (kind === 'hosts') return { [name]: Array.isArray(value) ? value.map(said).join('\n') : '' };
  if (!isIn3(kind)) return { [name]: said(value) };
  // What is the same in every language stands in the first alone.
  return Object.fromEntries(
    codes.map((code, i) => [`${name}.${code}`, isRecord(value) ? said(value[code]) : i === 0 ? said(value) : '']),
  );
};

/** A list of a part as rows to edit; what is no list has none. */
export const draftRows = (form: readonly FieldSpec[], value: unknown, above = ''): readonly DraftRow[] =>
  (Array.isArray(value) ? value : []).map((one: unknown, i): DraftRow => {
    const record = isRecord(one) ? one : {};
    const rowId = `${above}${i}`;
    return {
      rowId,
      texts: Object.assign({}, ...form.map((field) => (field.rows ? {} : textsOf(field, record[field.name])))),
      rows: Object.fromEntries(
        form.flatMap((field) =>
          field.rows ? [[field.name, draftRows(field.rows, record[field.name], `${rowId}-`)]] : [],
        ),
      ),
    };
  });

export const emptyRow = (form: readonly FieldSpec[], rowId: string): DraftRow => ({
  ...draftRows(form, [{}])[0]!,
  rowId,
});

const valueOf = (field: FieldSpec, row: DraftRow): unknown => {
  const { name, kind } = field;
  if (field.rows) return rowValues(field.rows, row.rows[name] ?? []);
  const text = (row.texts[name] ?? '').trim();
  if (kind === 'number') return text === '' ? undefined : Number(text);
  if (kind === 'hosts') return text === '' ? undefined : text.split(/\s+/u);
  if (!isIn3(kind)) return text === '' && field.optional ? undefined : text;
  const [first = '', ...others] = codes.map((code) => (row.texts[`${name}.${code}`] ?? '').trim());
  if (others.every((other) => other === '')) return first === '' && field.optional ? undefined : first;
  return Object.fromEntries(codes.map((code, i) => [code, i === 0 ? first : others[i - 1]]));
};

/** The rows as a part has them. */
export const rowValues = (
  form: readonly FieldSpec[],
  rows: readonly DraftRow[],
): readonly Readonly<Record<string, unknown>>[] =>
  rows.map((row) =>
    Object.fromEntries(
      form.flatMap((field) => {
        const value = valueOf(field, row);
        const isLeft = value === undefined || (field.optional && Array.isArray(value) && value.length === 0);
        return isLeft ? [] : [[field.name, value]];
      }),
    ),
  );

/** Own words of the portal by group and key; a language that is empty says what is built in. */
export interface DraftWord {
  readonly group: string;
  readonly key: string;
  readonly vi: string;
  readonly en: string;
  readonly zh: string;
}
export const draftWords = (value: unknown): readonly DraftWord[] => {
  const words = new Map<string, DraftWord>();
  for (const code of codes)
    for (const [group, texts] of Object.entries(isRecord(value) && isRecord(value[code]) ? value[code] : {}))
      for (const [key, text] of Object.entries(isRecord(texts) ? texts : {})) {
        const name = `${group} ${key}`;
        const before = words.get(name) ?? { group, key, vi: '', en: '', zh: '' };
        words.set(name, { ...before, [code]: said(text) });
      }
  return [...words.values()];
};
export const wordValues = (words: readonly DraftWord[]): Readonly<Record<string, unknown>> => {
  const value: Record<string, Record<string, Record<string, string>>> = {};
  for (const word of words)
    for (const code of codes) if (word[code] !== '') ((value[code] ??= {})[word.group] ??= {})[word.key] = word[code];
  return value;
};
