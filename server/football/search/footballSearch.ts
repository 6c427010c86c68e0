import { fixtureMatch } from '#domain/football/fixtureMatch.ts';
import type { Match } from '#domain/match/match.ts';
import type { Queries } from '../../database/database.ts';
import type { View, Wanted } from '../../shared/matchSource.ts';
import { nameIndex, type NameIndex } from './nameIndex.ts';
import type { FootballStore } from '../football.store.ts';
import { shownFixtures } from '../shownFixtures.ts';
import { footballSearchStore } from './search.store.ts';

/** Imports run in another process, so the names are read again after this time. */
const NAMES_MS = 30_000;

/** searches imported matches by the names and aliases of their teams and competitions, and returns them in the schedule's form. */
export const importedFootball = (database: Queries, fixtures: FootballStore) => {
  const store = footballSearchStore(database);
  const { byIds } = shownFixtures(fixtures);
  let known: { readonly at: number; readonly names: Promise<NameIndex> } | null = null;
  const namesAt = (now: number): Promise<NameIndex> => {
    if (known && now >= known.at && now - known.at < NAMES_MS) return known.names;
    const names = store.names().then(nameIndex);
    const asked = (known = { at: now, names });
    names.catch(() => {
      if (known === asked) known = null;
    });
    return names;
  };
  return async (wanted: Wanted, view: View): Promise<readonly Match[]> => {
    const find = wanted.words.length > 0 ? await namesAt(view.now) : null;
    const meant = new Map(find ? wanted.words.map((word) => [word, find(word)]) : []);
    const ids = await store.ids(wanted, meant);
    return (await byIds(ids, view)).map(fixtureMatch);
  };
};
