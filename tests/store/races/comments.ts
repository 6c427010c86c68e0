import { commentsStore, type NewComment } from '#server/comments/comments.store.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { mutesStore } from '#server/social/mutes.store.ts';
import { NOW } from '../support/engines.ts';
import { both, join, tell, toldOf, wrongUnless, type RaceCases } from '../support/race.ts';

const by = (userId: string, commentId: string, parentId = ''): NewComment => ({
  ...{ commentId, userId, parentId, type: 'fixture', subjectId: userId, text: 'Hay', createdTs: NOW },
  ...{ atSec: null, quoteId: null },
});
const add = (database: Database, comment: NewComment, clientId: string) => () =>
  commentsStore(database).add(comment, clientId, (queries) => tell(queries, comment.userId, clientId));

export const commentsRaces: RaceCases = {
  'comments: what a member says twice at once by one name is stored and told once, and counts once as a reply': {
    of: ['server/comments/comments.store.ts add'],
    guard: {
      isolation: true,
      keys: [sql`alter table comment_entry drop constraint comment_entry_user_id_client_id_key`],
    },
    race: async (one, other, key) => {
      await join(one, key);
      await add(one, by(key, `${key}-root`), 'root')();
      const reply = (database: Database, i: number) => add(database, by(key, `${key}-${i}`, `${key}-root`), 'reply');
      const ends = await both([reply(one, 0), reply(other, 1)]);
      const root = await commentsStore(one).byId(`${key}-root`);
      const told = (await toldOf(one, key)).filter((what) => what === 'reply');
      const ids = new Set(ends.map(({ commentId }) => commentId));
      return wrongUnless(ids.size === 1 && root?.replies === 1 && told.length === 1, { ends, root, told });
    },
  },
  'comments: a reply that is deleted twice at once is taken off its thread once': {
    of: ['server/comments/comments.store.ts remove'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      await join(one, key);
      await add(one, by(key, `${key}-root`), 'root')();
      for (const id of ['a', 'b']) await add(one, by(key, `${key}-${id}`, `${key}-root`), id)();
      await both([one, other].map((database) => () => commentsStore(database).remove(`${key}-a`, NOW)));
      const root = await commentsStore(one).byId(`${key}-root`);
      return wrongUnless(root?.replies === 1 && root.rank === 2, root);
    },
  },
  'comments: a deletion that is undone twice at once counts the reply once': {
    of: ['server/comments/comments.store.ts restore'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      await join(one, key);
      await add(one, by(key, `${key}-root`), 'root')();
      await add(one, by(key, `${key}-a`, `${key}-root`), 'a')();
      await commentsStore(one).remove(`${key}-a`, NOW + 1);
      const ends = await both([one, other].map((database) => () => commentsStore(database).restore(`${key}-a`, NOW)));
      const root = await commentsStore(one).byId(`${key}-root`);
      return wrongUnless(root?.replies === 1 && root.rank === 2, { ends, root });
    },
  },
  'mutes: of two at once only one is the last for which there is room': {
    of: ['server/social/mutes.store.ts add'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      await join(one, key);
      const add = (database: Database, text: string) => () =>
        mutesStore(database, 1).add(key, { kind: 'word', text, since: NOW });
      const ends = await both([add(one, 'một'), add(other, 'hai')]);
      const kept = await mutesStore(one).of(key);
      return wrongUnless(kept.length === 1 && ends.filter(Boolean).length === 1, { ends, kept });
    },
  },
};
