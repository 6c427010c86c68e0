import { beforeAll, expect, it } from 'vitest';
import { COMMENTS, type Comment, type CommentTarget } from '#domain/comments/comment.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { addMember } from '#server/accounts/members.store.ts';
import { openComments } from '#server/comments/comments.open.ts';
import { sql } from '#server/database/sql.ts';
import { createPeople } from '#server/people/people.ts';
import { memoryLimits } from '#server/shared/memoryLimits.ts';
import { noOutbox } from '#server/shared/outbox.ts';
import { isRefused, refused } from '#server/shared/refusal.ts';
import { mutesHandlers } from '#server/social/mutes.handlers.ts';
import { mutesStore } from '#server/social/mutes.store.ts';
import { seeded } from '../faults/support/seeded.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { memberNamed } from './support/race.ts';

const STEPS = 2000;
/** Visible comments are compared after this many steps, for one viewer of each connection. */
const LOOK_EVERY = 20;
const NAMES = ['anlan', 'anminh', 'anhoa', 'anson'] as const;
const WORDS = ['hay', 'dở', 'kèo', 'nóng'] as const;
const target: CommentTarget = { type: 'fixture', id: 'f1' };

/** The model's data about a comment. */
interface Known {
  readonly commentId: string;
  readonly by: string;
  readonly parentId: string;
  readonly text: string;
  deleted: boolean;
}

onEveryEngine('blocks, mutes and deletions', (database) => {
  const noted: { readonly userId: string; readonly actorId: string; readonly text: string }[] = [];
  let now = NOW;
  const told: { commentId: string; userId: string; at: number }[] = [];
  /** One of two processes over the same database. */
  const open = () => {
    const people = createPeople({
      ...{ database: database(), outbox: noOutbox, clock: () => now, limits: false },
      settingsOf: async () => defaultSettings,
      followedAmong: async () => new Set<string>(),
    });
    const store = mutesStore(database());
    const mutes = mutesHandlers({ store, countWrite: async () => null, nameOf: async (userId) => userId });
    const comments = openComments({
      ...{ database: database(), clock: () => now, limits: false, limitStore: memoryLimits(() => now) },
      outbox: {
        publish: async (_queries, _name, message) => void told.push(message as (typeof told)[number]),
      },
      find: async (all) =>
        all.map((one) => ({ target: one, title: 'Trận', subtitle: '', img: null, path: `/t/${one.id}` })),
      peopleOf: async (ids) =>
        new Map(
          ids.map((userId) => [
            userId,
            { userId, displayName: userId, nickname: userId, profilePicture: null, siteRoleId: 1 },
          ]),
        ),
      ...{ apartFrom: people.apartFrom, mutesOf: store.of },
      decisions: () => ({ decide: async () => refused(403) }),
      standingOf: async (all) => all.map((one) => ({ target: one, counters: {}, rating: { avg: 0, n: 0 } })),
      noted: async ({ userId, actorId, onceKey }) => {
        noted.push({ userId, actorId, text: onceKey.replace('comment ', '') });
        return null;
      },
    });
    return { people: people.handlers, comments, mutes };
  };
  const as = (userId: string) =>
    callContext({
      ...{ now, viewer: { kind: 'member', userId, displayName: userId, siteRoleId: 1, sessionId: 's' } },
    } as const);
  beforeAll(async () => {
    for (const userId of NAMES) await addMember(database(), memberNamed(userId), NOW);
  });

  it(
    `SO-10, S-13: in ${STEPS} steps over two connections no list, count, search or notification shows what it should not`,
    { timeout: 90_000 },
    async () => {
      for (const table of [sql`comment_entry`, sql`tie`, sql`social_mute`])
        await database().run(sql`delete from ${table}`);
      noted.length = 0;
      const ways = [open(), open()];
      const random = seeded(17);
      const one = <A>(of: readonly A[]): A => of[Math.floor(random() * of.length)]!;
      const blocked = new Set<string>();
      const muted = new Map<string, Set<string>>(NAMES.map((name) => [name, new Set<string>()]));
      let known: Known[] = [];
      const apart = (a: string, b: string): boolean => blocked.has(`${a} ${b}`) || blocked.has(`${b} ${a}`);
      const silenced = new Set<string>();
      const hasMuted = (viewer: string, { by, text }: Pick<Known, 'by' | 'text'>) =>
        silenced.has(`${viewer} ${by}`) || [...muted.get(viewer)!].some((word) => text.includes(word));
      let written = 0;

      const write = async (by: string, way: (typeof ways)[number]) => {
        const readable = known.filter((each) => !each.deleted && !apart(by, each.by));
        const parent = random() < 0.5 && readable.length > 0 ? one(readable) : null;
        const text = `${one(WORDS)} ${(written += 1)}${random() < 0.4 ? ` @${one(NAMES)}` : ''}`;
        const made = await way.comments.handlers.comments.create(
          { target, text, clientId: `k${written}`, ...(parent && { parentId: parent.commentId }) },
          as(by),
        );
        const root =
          parent && (parent.parentId === '' ? parent : known.find((each) => each.commentId === parent.parentId)!);
        // A reply to a visible comment joins its thread, even if the thread's first comment is by somebody hidden.
        const comment = granted(made);
        known.push({ commentId: comment.commentId, by, parentId: root?.commentId ?? '', text, deleted: false });
        expect(comment.parentId ?? '').toBe(root?.commentId ?? '');
        const before = noted.length;
        for (const each of told.splice(0)) await way.comments.durable['comment.written']!(each);
        for (const note of noted.slice(before)) {
          expect([apart(note.userId, by), note.userId === by, hasMuted(note.userId, { by, text })]).toEqual([
            false,
            false,
            false,
          ]);
        }
      };
      const steps: Readonly<Record<string, (by: string, way: (typeof ways)[number]) => Promise<void>>> = {
        write,
        delete: async (by, way) => {
          const own = known.filter((each) => each.by === by && !each.deleted);
          if (own.length === 0) return;
          const gone = one(own);
          granted(await way.comments.handlers.comments.delete({ commentId: gone.commentId, clientId: 'd' }, as(by)));
          gone.deleted = true;
        },
        block: async (by, way) => {
          const whom = one(NAMES.filter((name) => name !== by));
          granted(await way.people.block({ userId: whom }, as(by)));
          blocked.add(`${by} ${whom}`);
        },
        unblock: async (by, way) => {
          const whom = one(NAMES.filter((name) => name !== by));
          if (!blocked.has(`${by} ${whom}`)) return;
          granted(await way.people.unblock({ userId: whom }, as(by)));
          blocked.delete(`${by} ${whom}`);
        },
        mute: async (by, way) => {
          const word = one(WORDS);
          granted(await way.mutes.mute({ word, on: true }, as(by)));
          muted.get(by)!.add(word);
        },
        silence: async (by, way) => {
          const whom = one(NAMES.filter((name) => name !== by));
          granted(await way.mutes.mute({ userId: whom, on: true }, as(by)));
          silenced.add(`${by} ${whom}`);
        },
        hear: async (by, way) => {
          const whom = one(NAMES.filter((name) => name !== by));
          granted(await way.mutes.mute({ userId: whom, on: false }, as(by)));
          silenced.delete(`${by} ${whom}`);
        },
        restore: async (by, way) => {
          const own = known.filter((each) => each.by === by);
          if (own.length === 0) return;
          const back = one(own);
          const done = await way.comments.handlers.comments.restore(
            { commentId: back.commentId, clientId: 'r' },
            as(by),
          );
          // The walk takes far less than a minute.
          granted(done);
          back.deleted = false;
        },
        unmute: async (by, way) => {
          const word = one(WORDS);
          granted(await way.mutes.mute({ word, on: false }, as(by)));
          muted.get(by)!.delete(word);
        },
      };
      /** The comments that a viewer sees according to the model. */
      const seen = (viewer: string, parentId: string) =>
        known
          .filter((each) => each.parentId === parentId && !apart(viewer, each.by))
          .map((each) => ({
            id: each.commentId,
            text: each.deleted ? '' : each.text,
            muted: !each.deleted && each.by !== viewer && hasMuted(viewer, each),
            replies: known.filter(
              (reply) => reply.parentId === each.commentId && !reply.deleted && !apart(viewer, reply.by),
            ).length,
          }));
      const shown = (list: readonly Comment[]) =>
        list.map(({ commentId: id, text, muted: is = false, replyCount: replies }) => ({
          id,
          text,
          muted: is,
          replies,
        }));
      const look = async (viewer: string, { comments, people }: (typeof ways)[number]) => {
        const { list, detail } = comments.handlers.comments;
        const first = granted(await list({ target: 'fixture:f1', sort: 'old' }, as(viewer))).list;
        expect(shown(first)).toEqual(seen(viewer, '').slice(0, COMMENTS.pageSize));
        const root = one(known.filter((each) => each.parentId === ''));
        const replies = granted(await list({ target: 'fixture:f1', parentId: root.commentId }, as(viewer))).list;
        expect(shown(replies)).toEqual(seen(viewer, root.commentId).slice(0, COMMENTS.pageSize));
        const any = one(known);
        const above = known.find((each) => each.commentId === any.parentId);
        const hidden = apart(viewer, any.by) || (above !== undefined && apart(viewer, above.by));
        expect(isRefused(await detail({ commentId: any.commentId }, as(viewer)))).toBe(hidden);
        const found = granted(await people.find({ q: 'an' }, as(viewer))).map(({ user }) => user.userId);
        expect(found.toSorted()).toEqual(NAMES.filter((name) => name !== viewer && !apart(viewer, name)).toSorted());
      };

      const kinds = [
        'write',
        'write',
        'write',
        'delete',
        'block',
        'unblock',
        'unblock',
        'mute',
        'unmute',
        'silence',
        'hear',
        'hear',
        'restore',
      ];
      await write('anlan', ways[0]!);
      for (let step = 0; step < STEPS; step += 1) {
        now += 1;
        await steps[one(kinds)]!(one(NAMES), one(ways));
        if (known.length > 60) {
          // Deletes the oldest thread completely, so that the comparison stays small.
          const gone = known.find((each) => each.parentId === '')!.commentId;
          await database().run(sql`delete from comment_entry where comment_id = ${gone} or parent_id = ${gone}`);
          known = known.filter((each) => each.commentId !== gone && each.parentId !== gone);
        }
        if (step % LOOK_EVERY === 0 && known.some((each) => each.parentId === ''))
          for (const way of ways) await look(one(NAMES), way);
      }
      expect([noted.length > 20, written > 400]).toEqual([true, true]);
    },
  );
});
