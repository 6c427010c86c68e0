import type { Locale } from '#domain/locale/locale.ts';
import type { SitePort } from '#ports/portal.ts';
import type { StoragePort } from '#ports/storage.ts';
import type { LoadTable, WordStore } from './wordStore.ts';

type Table = Readonly<Record<string, unknown>>;
type Changes = Readonly<Record<string, string>>;

export interface OwnWordsNeeds {
  /** The version of the operator's words, from the page's meta tag. */
  readonly version: string;
  readonly loadFile: LoadTable;
  readonly storage: StoragePort;
  readonly site: () => Promise<Pick<SitePort, 'words'>>;
  readonly words: () => Pick<WordStore, 'replace'>;
}

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null;

/** The texts of a table that differ from the file, by dotted key. */
const changesIn = (file: Table, table: Table, at = ''): Changes => {
  const changes: Record<string, string> = {};
  for (const [key, value] of Object.entries(table)) {
    const built = file[key];
    if (isTable(value) && isTable(built)) Object.assign(changes, changesIn(built, value, `${at}${key}.`));
    else if (typeof value === 'string' && typeof built === 'string' && value !== built) changes[at + key] = value;
  }
  return changes;
};

/** The file with changed texts; changes to keys that no longer exist are ignored. */
const changed = (file: Table, changes: Changes, at = ''): Table =>
  Object.fromEntries(
    Object.entries(file).map(([key, value]) => [
      key,
      isTable(value) ? changed(value, changes, `${at}${key}.`) : (changes[at + key] ?? value),
    ]),
  );

interface Kept {
  readonly version: string;
  readonly changes: Changes;
}
const readKept = (text: string | null): Kept | null => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Words with the operator's overrides: at first the files with the overrides stored by an earlier visit, then those of
 * the current version, as soon as they are loaded. Nothing of this is loaded if the page says that there are no
 * overrides.
 */
export const createOwnWords = ({ version, loadFile, storage, site, words }: OwnWordsNeeds): LoadTable => {
  const hear = async (locale: Locale, group: string, file: Table): Promise<void> => {
    const outcome = await (await site()).words(locale, group, new AbortController().signal);
    if (!outcome.ok) return;
    const changes = changesIn(file, outcome.value);
    storage.write(keyOf(locale, group), JSON.stringify({ version, changes } satisfies Kept));
    words().replace(locale, group, changed(file, changes));
  };
  return async (locale, group) => {
    const file = await loadFile(locale, group);
    const kept = readKept(storage.read(keyOf(locale, group)));
    if (kept?.version !== version) setTimeout(() => void hear(locale, group, file).catch(() => undefined));
    return kept ? changed(file, kept.changes) : file;
  };
};

const keyOf = (locale: Locale, group: string): string => `khandai.words.${locale}.${group}`;
