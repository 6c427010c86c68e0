import { SITE_ROLES } from '#domain/auth/auth.ts';
import { addMember } from '#server/accounts/members.store.ts';
import { chatHand } from '#server/chat/chatHand.store.ts';
import { commentsHand } from '#server/comments/comments.hand.ts';
import { commentsStore } from '#server/comments/comments.store.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import type { DecisionNote } from '#server/moderation/decisions.ts';
import { openModeration, type OpenModerationNeeds } from '#server/moderation/moderation.open.ts';
import { memoryLimits } from '#server/shared/memoryLimits.ts';
import { callContext } from './context.ts';
import { NOW } from './engines.ts';
import { memberNamed } from './race.ts';

const staff: Readonly<Record<string, number>> = { mai: SITE_ROLES.qc, moc: SITE_ROLES.customerCare };
const viewerOf = (userId: string): MemberViewer => ({
  ...{ kind: 'member', userId, displayName: userId, siteRoleId: staff[userId] ?? SITE_ROLES.member, sessionId: 's' },
});
const person = (userId: string) => ({
  ...{ userId, displayName: userId, nickname: userId, profilePicture: null },
  siteRoleId: staff[userId] ?? SITE_ROLES.member,
});

/** Members Lan, Minh and Hoa, moderators Mai and Mộc, and comments and a chat that decisions apply to. */
export const moderationWorld = async (database: Database) => {
  const told: DecisionNote[] = [];
  const stored: string[] = [];
  const answered: { readonly caseId: string; readonly decisionId: string; readonly at: number }[] = [];
  let now = NOW;
  for (const userId of ['lan', 'minh', 'hoa', 'mai', 'moc']) await addMember(database, memberNamed(userId), NOW);
  const comments = commentsStore(database);
  const find: OpenModerationNeeds['find'] = async (targets) =>
    targets.map((target) =>
      target.id === 'nowhere'
        ? null
        : { target, title: `Tên ${target.id}`, subtitle: '', img: null, path: `/t/${target.id}` },
    );
  const peopleOf: OpenModerationNeeds['peopleOf'] = async (ids) => new Map(ids.map((id) => [id, person(id)]));
  const open = (changed: Partial<OpenModerationNeeds> = {}) =>
    openModeration({
      ...{ database, clock: () => now, limits: false, limitStore: memoryLimits(() => now), find },
      failed: (error) => {
        throw error;
      },
      outbox: {
        publish: async (_queries, _name, message) => void answered.push(message as (typeof answered)[number]),
      },
      peopleOf,
      hands: [
        chatHand({ database, changed: async () => {} }),
        commentsHand({ store: comments, find, peopleOf, now: () => now }),
      ],
      noted: async (note) => {
        told.push(note);
        return async () => void stored.push(`${note.userId} ${note.kind}`);
      },
      ...changed,
    });
  return {
    ...{ told, stored, answered, comments, open, viewerOf },
    now: () => now,
    setNow: (to: number) => {
      now = to;
    },
    as: (userId: string) => callContext({ viewer: viewerOf(userId), now }),
    comment: async (text: string, { by = 'lan', parentId = '', about = 'f1' } = {}) => {
      const commentId = `c-${text.replaceAll(/\W/gu, '')}`;
      const own = { commentId, type: 'fixture', subjectId: about, parentId, userId: by, text } as const;
      await comments.add({ ...own, atSec: null, quoteId: null, createdTs: NOW }, commentId, async () => {});
      return commentId;
    },
    begin: async () => {
      for (const table of ['report_appeal', 'report_entry', 'report_case', 'moderation_part', 'moderation_undo'])
        await database.run({ parts: [`delete from ${table}`], values: [] });
      for (const table of [
        'moderation_second',
        'moderation_hold',
        'moderation_decision',
        'comment_entry',
        'chat_restriction',
      ])
        await database.run({ parts: [`delete from ${table}`], values: [] });
      for (const list of [told, stored, answered]) list.splice(0);
      now = NOW;
      await database.run(sql`delete from outbox`);
    },
  };
};
