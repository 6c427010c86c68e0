import { roleAfter } from '#domain/community/membership.ts';
import { groupsStore, type NewGroup } from '#server/community/groups.store.ts';
import { postsStore, type NewPost } from '#server/community/posts.store.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { NOW } from '../support/engines.ts';
import { both, countOf, join, tell, toldOf, wrongUnless, type RaceCases } from '../support/race.ts';

const by = (userId: string, postId: string): NewPost => ({
  ...{ postId, userId, groupId: '', visibility: 'public', text: 'Một', lang: 'vi', pictures: [], embeds: [] },
  ...{ pollId: null, createdTs: NOW },
});
const add = (database: Database, post: NewPost, clientId: string) => () =>
  postsStore(database).add(post, clientId, (queries) => tell(queries, post.userId, clientId));

export const communityRaces: RaceCases = {
  'posts: what a member posts twice at once by one name is stored and followed once': {
    of: ['server/community/posts.store.ts add'],
    guard: {
      isolation: true,
      keys: [sql`alter table post_entry drop constraint post_entry_user_id_client_id_key`],
    },
    race: async (one, other, key) => {
      await join(one, key);
      const ends = await both([add(one, by(key, `${key}-a`), 'c'), add(other, by(key, `${key}-b`), 'c')]);
      const told = await toldOf(one, key);
      const ids = new Set(ends.map(({ postId }) => postId));
      return wrongUnless(ids.size === 1 && told.length === 1, { ends, told });
    },
  },
  'posts: two changes of one at once both leave the text before them in its history': {
    of: ['server/community/posts.store.ts edit'],
    guard: { isolation: true, keys: [sql`alter table post_edit drop constraint post_edit_pkey`] },
    race: async (one, other, key) => {
      await join(one, key);
      await add(one, by(key, key), 'c')();
      const edit = (database: Database, text: string) => () =>
        postsStore(database).edit({ postId: key, text, clientId: text, now: NOW });
      await both([edit(one, 'Hai'), edit(other, 'Ba')]);
      const stands = (await postsStore(one).byId(key))!;
      const texts = (await postsStore(one).versions(key)).map(({ text }) => text);
      const all = [...new Set([stands.text, ...texts])].toSorted();
      return wrongUnless(stands.edits === 2 && all.length === 3, { stands, texts });
    },
  },
  'posts: a change that is sent twice at once changes it once': {
    of: ['server/community/posts.store.ts edit'],
    guard: {
      isolation: true,
      keys: [
        sql`alter table post_edit drop constraint post_edit_pkey`,
        sql`alter table post_edit drop constraint post_edit_post_id_client_id_key`,
      ],
    },
    race: async (one, other, key) => {
      await join(one, key);
      await add(one, by(key, key), 'c')();
      const edit = (database: Database) => () =>
        postsStore(database).edit({ postId: key, text: 'Hai', clientId: 'e', now: NOW });
      await both([edit(one), edit(other)]);
      const versions = await postsStore(one).versions(key);
      return wrongUnless(versions.length === 1 && versions[0]!.text === 'Một', versions);
    },
  },
  'posts: one that is deleted twice at once leaves once what has to go with it': {
    of: ['server/community/posts.store.ts delete'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      await join(one, key);
      await add(one, by(key, key), 'c')();
      const ends = await both(
        [one, other].map((database) => () => postsStore(database).delete(key, NOW, (q) => tell(q, `${key} gone`, 'x'))),
      );
      const told = await toldOf(one, `${key} gone`);
      return wrongUnless(countOf(ends, (end) => end !== null) === 1 && told.length === 1, { ends, told });
    },
  },
};

const group = (key: string, madeBy: string, groupId = `${key}-g`): NewGroup => ({
  ...{ groupId, name: key, about: '', rules: [], privacy: 'public', category: 'khac', question: '' },
  ...{ cover: null, avatar: null, createdTs: NOW, madeBy },
});
const act = (database: Database, key: string, by: string, kind: 'join' | 'leave') => () =>
  groupsStore(database).change({
    ...{ groupId: `${key}-g`, by, whom: by, now: NOW },
    step: (standing) => roleAfter({ kind }, standing),
  });

export const groupsRaces: RaceCases = {
  'groups: one that is founded twice at once by one name is one': {
    of: ['server/community/groups.store.ts add'],
    guard: {
      isolation: true,
      keys: [
        sql`alter table community_group drop constraint community_group_made_by_client_id_key`,
        sql`alter table community_group drop constraint community_group_slug_key`,
      ],
    },
    race: async (one, other, key) => {
      await join(one, key);
      const ends = await both(
        [one, other].map((database, i) => () => groupsStore(database).add(group(key, key, `${key}-${i}`), 'c')),
      );
      return wrongUnless(new Set(ends.map(({ groupId }) => groupId)).size === 1, ends);
    },
  },
  'groups: who joins twice at once is counted once': {
    of: ['server/community/groups.store.ts change'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      for (const userId of [key, `${key}-b`]) await join(one, userId);
      await groupsStore(one).add(group(key, key), 'c');
      await both([act(one, key, `${key}-b`, 'join'), act(other, key, `${key}-b`, 'join')]);
      const stands = await groupsStore(one).find(`${key}-g`);
      return wrongUnless(stands?.members === 2, stands);
    },
  },
  'groups: of two owners who leave at once one stays': {
    of: ['server/community/groups.store.ts change'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      const names = [key, `${key}-b`];
      for (const userId of names) await join(one, userId);
      await groupsStore(one).add(group(key, key), 'c');
      await groupsStore(one).change({
        ...{ groupId: `${key}-g`, by: names[1]!, whom: names[1]!, now: NOW, step: () => 'owner' },
      });
      const ends = await both([act(one, key, names[0]!, 'leave'), act(other, key, names[1]!, 'leave')]);
      const owners = (await groupsStore(one).members(`${key}-g`, [], undefined)).list;
      return wrongUnless(owners.length === 1 && ends.filter((end) => end === 'lastOwner').length === 1, {
        ...{ ends, owners },
      });
    },
  },
};
