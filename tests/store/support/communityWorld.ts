import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import type { Mute } from '#domain/social/mutes.ts';
import type { Card, Target } from '#domain/social/social.ts';
import { addMember } from '#server/accounts/members.store.ts';
import { postPolls } from '#server/chat/postPolls.store.ts';
import { commentsStore } from '#server/comments/comments.store.ts';
import { openCommunity, type OpenCommunityNeeds } from '#server/community/community.open.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { peopleStore } from '#server/people/people.store.ts';
import { memoryLimits } from '#server/shared/memoryLimits.ts';
import { refused } from '#server/shared/refusal.ts';
import { marksStore } from '#server/social/marks.store.ts';
import { standingStore } from '#server/social/standing.store.ts';
import { callContext } from './context.ts';
import { NOW } from './engines.ts';
import { memberNamed } from './race.ts';

const viewerOf = (userId: string, siteRoleId: number): MemberViewer => ({
  ...{ kind: 'member', userId, displayName: userId, siteRoleId, sessionId: 's' },
});
const guest = { kind: 'guest', userId: 'g1', displayName: 'Khách', siteRoleId: 0, sessionId: null } as const;
const person = (userId: string) => ({
  ...{ userId, displayName: userId, nickname: userId, profilePicture: null, siteRoleId: 1 },
});
/** A picture of two by two pixels. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg==',
  'base64',
);

/** Members and their posts, over one database with its own friends, blocks, marks and polls. */
export const communityWorld = async (database: Database, names: readonly string[] = ['lan', 'minh', 'hoa', 'mai']) => {
  const state = { now: NOW, muted: new Map<string, readonly Mute[]>(), heldUntil: null as number | null };
  const uploads = new Map<string, 'whole' | 'taken'>();
  const noted: { readonly userId: string; readonly kind: string; readonly goTo: string }[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'khandai-community-'));
  for (const userId of names) await addMember(database, memberNamed(userId), NOW);
  const open = async (changed: Partial<OpenCommunityNeeds> = {}) => {
    const people = peopleStore(database);
    const polls = postPolls(database);
    const area: Awaited<ReturnType<typeof openCommunity>> = await openCommunity({
      demo: null,
      ...{ database, clock: () => state.now, limits: false, limitStore: memoryLimits(() => state.now), dataDir },
      find: async (targets, view): Promise<readonly (Card | null)[]> => {
        const cardOf = async (target: Target): Promise<Card | null> => {
          const source = target.type === 'post' || target.type === 'group' ? area.subjects[target.type] : null;
          if (source) return (await source.cards([target.id], view))[0] ?? null;
          return target.id === 'nowhere' ? null : { target, title: 'Trận', subtitle: '', img: null, path: '/t' };
        };
        return Promise.all(targets.map(cardOf));
      },
      peopleOf: async (ids) => new Map(ids.map((id) => [id, person(id)])),
      apartFrom: people.apartFrom,
      mutesOf: async (userId) => state.muted.get(userId) ?? [],
      standingOf: standingStore(database).of,
      commentsOf: (ids, hidden) => commentsStore(database).countsOf('post', ids, hidden),
      commentsUnder: async () => ({ list: [], next: null }),
      ...{ pollsOf: polls.of, addPoll: polls.add, dropPoll: polls.drop },
      savedPosts: async (userId, cursor) => {
        const { list, next } = await marksStore(database).list('save', userId, { type: 'post', cursor });
        return { ids: list.map(({ target }) => target.id), next };
      },
      heldUntil: async () => state.heldUntil,
      noted:
        async ({ userId, kind, goTo }) =>
        async () =>
          void noted.push({ userId, kind, goTo }),
      decisions: () => {
        throw new Error('nothing is decided here');
      },
      judgePicture: async () => null,
      take: async (_userId, uploadId) => {
        const there = uploads.get(uploadId);
        if (!there) return refused(404);
        if (there === 'taken') return { state: 'taken' };
        return { state: 'whole', bytes: PNG, done: async () => void uploads.set(uploadId, 'taken') };
      },
      ...changed,
    });
    return area;
  };
  return {
    ...{ state, uploads, noted, open, dataDir },
    as: (userId: string, siteRoleId: number = SITE_ROLES.member) =>
      callContext({ viewer: viewerOf(userId, siteRoleId), now: state.now }),
    guest: () => callContext({ viewer: guest, now: state.now }),
    tie: async (one: string, other: string, tie: 'friend' | 'blocked' | null) => {
      await database.run(
        sql`delete from tie where (user_id = ${one} and other_id = ${other}) or (user_id = ${other} and other_id = ${one})`,
      );
      const put = (from: string, to: string) =>
        database.run(sql`insert into tie (user_id, other_id, tie, since) values (${from}, ${to}, ${tie}, ${NOW})`);
      if (tie !== null) await put(one, other);
      if (tie === 'friend') await put(other, one);
    },
    begin: async () => {
      for (const table of [
        sql`community_member`,
        sql`community_group`,
        sql`post_edit`,
        sql`post_entry`,
        sql`post_draft`,
        sql`tie`,
        sql`social_save`,
      ])
        await database.run(sql`delete from ${table}`);
      for (const table of [sql`chat_vote`, sql`chat_poll`, sql`comment_entry`])
        await database.run(sql`delete from ${table}`);
      uploads.clear();
      state.muted.clear();
      noted.length = 0;
      Object.assign(state, { now: NOW, heldUntil: null });
    },
  };
};
