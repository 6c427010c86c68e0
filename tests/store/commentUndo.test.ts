import * as Schema from 'effect/Schema';
import { expect, it } from 'vitest';
import { addMember } from '#server/accounts/members.store.ts';
import { commentsStore } from '#server/comments/comments.store.ts';
import { keptComments } from '#server/comments/kept.store.ts';
import { sql } from '#server/database/sql.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { memberNamed } from './support/race.ts';

const CountRow = Schema.Struct({ n: Schema.Int });

onEveryEngine('comments that were deleted a moment ago', (database) => {
  it('SO-10: what moderators took away meanwhile does not come back by the undo of its author', async () => {
    await addMember(database(), memberNamed('minh'), NOW);
    const store = commentsStore(database());
    const of = { commentId: 'm1', type: 'fixture', subjectId: 'f1', parentId: '', userId: 'minh' } as const;
    await store.add({ ...of, text: 'Đồ ngu', atSec: null, quoteId: null, createdTs: NOW }, 'm1', async () => {});
    await store.remove('m1', NOW + 10);
    expect(await database().transaction((queries) => store.take(queries, 'm1'))).toBeNull();
    expect(await store.restore('m1', NOW + 1)).toBeNull();
    expect(await store.byId('m1')).toMatchObject({ deleted: 1, text: '' });
  });

  it('PRIV-1: their texts are forgotten once the deletion cannot be undone, and with their author', async () => {
    await addMember(database(), memberNamed('lan'), NOW);
    const store = commentsStore(database());
    const left = async () =>
      (await database().one(CountRow, sql`select cast(count(*) as integer) as n from comment_undo`))?.n;
    const remove = async (commentId: string) => {
      const of = { commentId, type: 'fixture', subjectId: 'f1', parentId: '', userId: 'lan' } as const;
      const said = { text: 'Một', atSec: null, quoteId: null, createdTs: NOW };
      await store.add({ ...of, ...said }, commentId, async () => {});
      await store.remove(commentId, NOW + 10);
      expect(await left()).toBe(1);
    };
    await remove('c1');
    await store.forgetUndone(NOW + 9);
    expect(await left()).toBe(1);
    await store.forgetUndone(NOW + 10);
    expect(await left()).toBe(0);
    await remove('c2');
    await database().transaction(async (queries) => void (await keptComments(database()).erase!(queries, 'lan')));
    expect(await left()).toBe(0);
  });
});
