import type { InboxKind } from '#domain/inbox/inbox.ts';
import type { Writes } from '../shared/outbox.ts';
import type { GroupsStore, MembershipWish } from './groups.store.ts';
import { groupPath } from './groups.subjects.ts';

/** What a member is told of a group. */
interface GroupNote {
  readonly userId: string;
  readonly kind: Extract<InboxKind, `group${string}`>;
  readonly params: Readonly<Record<string, string>>;
  readonly actorId: string;
  readonly goTo: string;
  readonly onceKey: string;
  readonly at: number;
}
export interface GroupTold {
  readonly store: GroupsStore;
  readonly apartFrom: (userId: string) => Promise<readonly string[]>;
  /** Answers what tells a member; null where they want to hear nothing of it. */
  readonly noted: (note: GroupNote) => Promise<Writes | null>;
}

/**
 * What is stored with a change of who is in a group: a request is told to who decides, an approval to who asked, each once,
 * and nobody hears of who is apart from them.
 */
export const toldOfGroups =
  ({ store, apartFrom, noted }: GroupTold) =>
  async (groupId: string, whom: string, by: string, at: number): Promise<NonNullable<MembershipWish['together']>> => {
    const group = await store.find(groupId);
    if (!group) return async () => {};
    const apart = new Set(await apartFrom(whom));
    const about = { params: { group: group.name }, goTo: groupPath(groupId), at };
    const keepers = group.privacy === 'public' || by !== whom ? [] : await store.keepers(groupId);
    const [asked, approved] = await Promise.all([
      Promise.all(
        keepers
          .filter((userId) => !apart.has(userId) && userId !== whom)
          .map((userId) =>
            noted({
              ...{ ...about, userId, actorId: whom, kind: 'groupRequested' },
              onceKey: `group asked ${groupId} ${whom}`,
            }),
          ),
      ),
      by === whom || apart.has(by)
        ? null
        : noted({
            ...{ ...about, userId: whom, actorId: by, kind: 'groupApproved' },
            onceKey: `group let in ${groupId} ${at}`,
          }),
    ]);
    return async (queries, { before, role }) => {
      if (role === 'pending') for (const write of asked) await write?.(queries);
      if (before === 'pending' && role === 'member') await approved?.(queries);
    };
  };
