import type { groups as calls } from '#contract/http/groups.ts';
import { isDemoMember } from '#domain/community/demoMember.ts';
import { isIn, keepsGroup, type Group, type GroupRole } from '#domain/community/group.ts';
import { roleAfter, type GroupAct, type GroupFault } from '#domain/community/membership.ts';
import { tidyPost, type PostPicture } from '#domain/community/post.ts';
import type { User } from '#domain/people/user.ts';
import type { Slice } from '#domain/shared/slice.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import type { MemberViewer, Viewer } from '../http/identify.ts';
import type { Decisions } from '../shared/moderation/decisions.ts';
import { heldRefusal } from '../shared/moderation/heldRefusal.ts';
import { newId } from '../shared/newId.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import { eyesWith } from './eyes.ts';
import { toldOfGroups, type GroupTold } from './groupTold.ts';
import type { GroupsStore, StoredGroup, StoredPerson } from './groups.store.ts';
import type { MakePictures } from './postPictures.ts';
import type { Shown, ShownNeeds } from './postShown.ts';
import type { PostsStore } from './posts.store.ts';
import type { Eyes } from './seen.store.ts';

export interface GroupsParts extends Pick<ShownNeeds, 'peopleOf'>, Pick<GroupTold, 'noted'> {
  readonly store: GroupsStore;
  readonly posts: PostsStore;
  readonly shown: Shown;
  readonly makePictures: MakePictures;
  readonly removePictures: (urls: readonly string[]) => Promise<void>;
  readonly apartFrom: (userId: string) => Promise<readonly string[]>;
  readonly heldUntil: (userId: string) => Promise<number | null>;
  /** Counts a group that a member founds; seconds to wait where they are too many. */
  readonly countFounded: (userId: string) => Promise<number | null>;
  /** Opened after it. */
  readonly decisions: () => Pick<Decisions, 'decide' | 'made'>;
}

const DAY_MS = 86_400_000;
const refusalOf: Readonly<Record<GroupFault | 'full', () => Refusal>> = {
  notAllowed: () => refused(403),
  notThere: () => refused(404),
  lastOwner: () => refused(409, { message: 'The last owner hands over first.' }),
  full: () => refused(409, { message: 'A member is in no more groups.' }),
};
interface Wanted {
  readonly cover?: string | null | undefined;
  readonly avatar?: string | null | undefined;
}
interface Made {
  readonly cover?: PostPicture | null;
  readonly avatar?: PostPicture | null;
  readonly done: () => Promise<void>;
  readonly undo: () => Promise<void>;
}

export const groupsHandlers = (parts: GroupsParts): AreaHandlers<typeof calls> => {
  const { store, posts, shown, peopleOf, apartFrom, makePictures, removePictures } = parts;
  type Member = CallContext<MemberViewer>;
  const tellsOf = toldOfGroups(parts);

  const eyesOf = eyesWith(apartFrom);
  const allShown = async (stored: readonly StoredGroup[], eyes: Eyes, now: number): Promise<readonly Group[]> => {
    const ids = stored.map(({ groupId }) => groupId);
    const [today, ties] = await Promise.all([
      posts.countIn(ids, eyes, now - DAY_MS),
      eyes.userId === null ? new Map() : store.tiesOf(eyes.userId, ids),
    ]);
    return stored.map(({ pinnedPostId: _pinned, madeBy, createdTs, ...one }) => {
      const tie = ties.get(one.groupId) ?? { role: null, notify: false };
      return {
        ...one,
        ...{ createdAt: createdTs, postsToday: today.get(one.groupId) ?? 0 },
        ...(madeBy !== null && isDemoMember(madeBy) && { demo: true as const }),
        ...(eyes.userId !== null && { me: tie }),
      };
    });
  };
  const oneShown = async (groupId: string, { viewer, now }: CallContext<Viewer>): Promise<Group | Refusal> => {
    const stored = await store.find(groupId);
    return stored ? (await allShown([stored], await eyesOf(viewer), now))[0]! : refused(404);
  };
  const peopleIn = async <A>(
    { list, next }: Slice<StoredPerson>,
    toShown: (person: StoredPerson, user: User) => A,
  ): Promise<Slice<A>> => {
    const people = await peopleOf(list.map(({ userId }) => userId));
    return {
      list: list.flatMap((one) => {
        const user = people.get(one.userId);
        return user ? [toShown(one, user)] : [];
      }),
      next,
    };
  };
  const change = async (
    groupId: string,
    whom: string,
    act: GroupAct,
    { viewer, now }: Member,
    more: { readonly answer?: string | undefined; readonly notify?: boolean | undefined } = {},
  ): Promise<{ readonly role: GroupRole | null } | Refusal> => {
    const by = viewer.userId;
    const together = await tellsOf(groupId, whom, by, now);
    const done = await store.change({ ...more, groupId, by, whom, now, step: (one) => roleAfter(act, one), together });
    if (done === null) return refused(404);
    return typeof done === 'string' ? refusalOf[done]() : done;
  };
  /** Refuses who keeps no order in a group. */
  const keeper = async (groupId: string, { viewer }: Member): Promise<Refusal | null> => {
    const role = await store.roleOf(groupId, viewer.userId);
    if (role === null && !(await store.find(groupId))) return refused(404);
    return keepsGroup(role) ? null : refused(403);
  };
  const held = async (userId: string, now: number): Promise<Refusal | null> => {
    const until = await parts.heldUntil(userId);
    return until === null ? null : heldRefusal(until, now);
  };
  /** The pictures of a group, made of uploads; what is absent stays. */
  const picturesOf = async ({ cover, avatar }: Wanted, { viewer, now }: Member): Promise<Made | Refusal> => {
    const wanted = Object.entries({ cover, avatar }).filter((one): one is ['cover' | 'avatar', string] => !!one[1]);
    const made = await makePictures(
      viewer.userId,
      wanted.map(([, uploadId]) => ({ uploadId, alt: '' })),
      now,
    );
    if (isRefused(made)) return made;
    return {
      ...(cover === null && { cover }),
      ...(avatar === null && { avatar }),
      ...Object.fromEntries(wanted.map(([key], i) => [key, made.pictures[i]!])),
      ...{ done: made.done, undo: made.undo },
    };
  };

  return {
    list: async ({ tab, ...wish }, { viewer, now }) => {
      const eyes = await eyesOf(viewer);
      if (tab === 'cua-toi' && eyes.userId === null) return refused(403);
      const { list, next } = await (tab === 'cua-toi' ? store.own(eyes.userId!, wish) : store.list(wish));
      return { list: await allShown(list, eyes, now), next };
    },
    detail: async ({ id }, context) => {
      const stored = await store.find(id);
      if (!stored) return refused(404);
      const eyes = await eyesOf(context.viewer);
      const [group] = await allShown([stored], eyes, context.now);
      const { groupId, pinnedPostId } = stored;
      const pinned = pinnedPostId === null ? [] : await posts.seen([pinnedPostId], eyes);
      return {
        ...group!,
        pinned: (await shown(pinned, eyes, context))[0] ?? null,
        ...(keepsGroup(group!.me?.role ?? null) && { requests: await store.waiting(groupId) }),
      };
    },
    members: async ({ groupId, cursor }, { viewer }) => {
      const { userId, hidden } = await eyesOf(viewer);
      const stored = await store.find(groupId);
      if (!stored) return refused(404);
      const role = userId === null ? null : await store.roleOf(groupId, userId);
      if (stored.privacy === 'private' && !isIn(role)) return refused(403);
      const found = await store.members(groupId, hidden, cursor);
      return peopleIn(found, (one, user) => ({ user, role: one.role, since: one.since }));
    },
    requests: async ({ groupId, cursor }, context) => {
      const refusal = await keeper(groupId, context);
      if (refusal) return refusal;
      const found = await store.requests(groupId, await apartFrom(context.viewer.userId), cursor);
      return peopleIn(found, ({ answer, since }, user) => ({ user, answer, since }));
    },
    create: async ({ clientId, cover, avatar, ...typed }, context) => {
      const { viewer, now } = context;
      const before = await store.byClient(viewer.userId, clientId);
      if (before) return oneShown(before.groupId, context);
      const refusal = await held(viewer.userId, now);
      if (refusal) return refusal;
      const retryAfterS = await parts.countFounded(viewer.userId);
      if (retryAfterS !== null) return refused(429, { retryAfterS });
      const made = await picturesOf({ cover, avatar }, context);
      if (isRefused(made)) return made;
      const groupId = newId('g');
      const { cover: front = null, avatar: face = null, done, undo } = made;
      const stored = await store.add(
        {
          ...{ ...typed, groupId, name: typed.name.trim(), about: tidyPost(typed.about), cover: front, avatar: face },
          ...{ madeBy: viewer.userId, createdTs: now },
        },
        clientId,
      );
      // Of two at once the other one was first.
      await (stored.groupId === groupId ? done() : undo());
      return oneShown(stored.groupId, context);
    },
    update: async ({ groupId, clientId: _once, cover, avatar, ...typed }, context) => {
      const { viewer, now } = context;
      const stored = await store.find(groupId);
      if (!stored) return refused(404);
      if ((await store.roleOf(groupId, viewer.userId)) !== 'owner') return refused(403);
      const refusal = await held(viewer.userId, now);
      if (refusal) return refusal;
      const made = await picturesOf({ cover, avatar }, context);
      if (isRefused(made)) return made;
      const { done, undo, ...pictures } = made;
      const isChanged = await store.update(groupId, {
        ...{ ...typed, ...pictures },
        ...(typed.name !== undefined && { name: typed.name.trim() }),
        ...(typed.about !== undefined && { about: tidyPost(typed.about) }),
      });
      if (!isChanged) {
        await undo();
        return refused(409, { message: 'What was written in a closed group stays closed.' });
      }
      await done();
      await removePictures(
        (['cover', 'avatar'] as const).flatMap((key) => (key in pictures ? (stored[key]?.url ?? []) : [])),
      );
      return oneShown(groupId, context);
    },
    join: async ({ groupId, answer, notify }, context) => {
      const refusal = await held(context.viewer.userId, context.now);
      if (refusal) return refusal;
      const more = { answer: answer === undefined ? undefined : tidyPost(answer), notify };
      const joined = await change(groupId, context.viewer.userId, { kind: 'join' }, context, more);
      return isRefused(joined) ? joined : oneShown(groupId, context);
    },
    leave: async ({ groupId }, context) => {
      const left = await change(groupId, context.viewer.userId, { kind: 'leave' }, context);
      return isRefused(left) ? left : oneShown(groupId, context);
    },
    approve: ({ groupId, userId, on }, context) => change(groupId, userId, { kind: 'approve', on }, context),
    role: ({ groupId, userId, role }, context) => change(groupId, userId, { kind: 'role', role }, context),
    pin: async ({ groupId, postId, on }, context) => {
      const refusal = await keeper(groupId, context);
      if (refusal) return refusal;
      if (!(await store.pin(groupId, postId, on)) && on) return refused(422, { fields: { postId: 'is not there' } });
      return { pinned: (await store.find(groupId))?.pinnedPostId ?? null };
    },
    removePost: async ({ groupId, postId, reason, clientId }, context) => {
      const by = context.viewer.userId;
      // Of a repeat, what it is about is gone already.
      const before = await parts.decisions().made(by, clientId);
      if (before) return { decisionId: before.decisionId };
      const refusal = await keeper(groupId, context);
      if (refusal) return refusal;
      const post = await posts.byId(postId);
      if (post?.groupId !== groupId || post.state !== 'stands')
        return refused(422, { fields: { postId: 'is not there' } });
      const decided = await parts.decisions().decide({
        ...{ by, action: 'remove', targets: [{ type: 'post', id: postId }], about: post.userId, reason, clientId },
        at: context.now,
      });
      return isRefused(decided) ? decided : { decisionId: decided.decisionId };
    },
  };
};
