import { applicationsStore, type Move, type Stored } from '#server/applications/applications.store.ts';
import type { Database } from '#server/database/database.ts';
import { form } from '../support/applicationsWorld.ts';
import { NOW } from '../support/engines.ts';
import { both, countOf, join, tell, toldOf, wrongUnless, type RaceCases } from '../support/race.ts';

const apply = async (database: Database, key: string): Promise<Stored> => {
  await join(database, key);
  const draft = { applicationId: key, userId: key, step: 1, form };
  return (await applicationsStore(database).create(draft, 1, NOW))!;
};
const moveTo = (to: Move['to'], from: Move['from'], byUserId: string): Move => ({
  ...{ from, to, at: NOW, by: 'staff', byUserId, note: null },
});
const photo = (database: Database, key: string, file: string) => async () =>
  (await applicationsStore(database).setPhoto(key, file, NOW))?.before.photoFile;

export const applicationsRaces: RaceCases = {
  'of files that take each other’s place each is left once, but for the last': {
    of: ['server/applications/applications.store.ts replace'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      await apply(one, key);
      const left = await both([photo(one, key, 'f1'), photo(other, key, 'f2')]);
      const last = (await applicationsStore(one).byId(key))?.photoFile;
      const all = [...left, last].map(String).toSorted();
      return wrongUnless(all.join() === 'f1,f2,null', all);
    },
  },
  'an application is taken by one reviewer, and its history says so once': {
    of: ['server/applications/applications.store.ts move'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      await apply(one, key);
      await applicationsStore(one).move(key, moveTo('submitted', 'draft', key));
      const take = (database: Database, by: string) => () =>
        applicationsStore(database).move(key, moveTo('reviewing', 'submitted', by), (queries) =>
          tell(queries, key, by),
        );
      const ends = await both([take(one, 'a'), take(other, 'b')]);
      const [events, told] = [await applicationsStore(one).events([key]), await toldOf(one, key)];
      const right = countOf(ends, (end) => end !== null) === 1 && events.length === 2 && told.length === 1;
      return wrongUnless(right, { ends, events, told });
    },
  },
  'what is submitted is what was judged': {
    of: ['server/applications/applications.store.ts move'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      const judged = await apply(one, key);
      const [moved, saved] = await both<Stored | null>([
        () => applicationsStore(one).move(key, { ...moveTo('submitted', 'draft', key), judged }),
        () => applicationsStore(other).saveForm(key, judged.rev, { form: { ...form, realName: '' }, step: 1 }, NOW),
      ]);
      return wrongUnless((moved === null) !== (saved === null), [moved?.rev, saved?.rev]);
    },
  },
};
