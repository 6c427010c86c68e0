import * as Schema from 'effect/Schema';
import {
  groupCategories,
  groupPrivacies,
  groupRoles,
  GROUPS,
  groupTabs,
  type Group,
  type GroupDetail,
  type GroupPerson,
  type GroupRequest,
} from '#domain/community/group.ts';
import { MODERATION } from '#domain/moderation/decision.ts';
import { call } from './call.ts';
import { Cursor, Id, Instant, seenText, shortText, slice, words } from './fields.ts';
import { PictureWire, PostWire } from './postShapes.ts';
import { UserWire } from './shapes.ts';

const at = '/other/api/social/group';
const anybody = { needs: 'guest', on401: 'allTokens', method: 'GET' } as const;
const member = { needs: 'member', on401: 'allTokens', method: 'POST' } as const;

const Role = Schema.Literals(groupRoles);
const GroupWire = Schema.Struct({
  groupId: Schema.String,
  slug: Schema.String,
  name: Schema.String,
  about: Schema.String,
  rules: Schema.Array(Schema.String),
  privacy: Schema.Literals(groupPrivacies),
  category: Schema.Literals(groupCategories),
  question: Schema.String,
  cover: Schema.NullOr(PictureWire),
  avatar: Schema.NullOr(PictureWire),
  members: Schema.Int,
  postsToday: Schema.Int,
  createdAt: Instant,
  demo: Schema.optionalKey(Schema.Literal(true)),
  me: Schema.optionalKey(Schema.Struct({ role: Schema.NullOr(Role), notify: Schema.Boolean })),
}).annotate({ identifier: 'Group' });
GroupWire satisfies Schema.Codec<Group, unknown>;
const DetailWire = Schema.Struct({
  ...GroupWire.fields,
  pinned: Schema.NullOr(PostWire),
  requests: Schema.optionalKey(Schema.Int),
}).annotate({ identifier: 'GroupDetail' });
DetailWire satisfies Schema.Codec<GroupDetail, unknown>;
const PersonWire = Schema.Struct({ user: UserWire, role: Role, since: Instant }).annotate({
  identifier: 'GroupPerson',
});
PersonWire satisfies Schema.Codec<GroupPerson, unknown>;
const RequestWire = Schema.Struct({ user: UserWire, answer: Schema.String, since: Instant }).annotate({
  identifier: 'GroupRequest',
});
RequestWire satisfies Schema.Codec<GroupRequest, unknown>;

const mayBeEmpty = (most: number) =>
  words({ kind: 'post', most }, Schema.String.check(Schema.isBetweenCodePoints(0, most * 8)));
const fields = {
  about: mayBeEmpty(GROUPS.aboutMax),
  rules: Schema.Array(seenText('post', GROUPS.ruleMax)).check(Schema.isMaxLength(GROUPS.rulesMost)),
  privacy: Schema.Literals(groupPrivacies),
  category: Schema.Literals(groupCategories),
  question: mayBeEmpty(GROUPS.questionMax),
};
const name = seenText('name', GROUPS.nameMax);
/** Whole uploads of the kind `picture`. */
const upload = Schema.optionalKey(Schema.NullOr(Id));

/** SO-4: groups of members. What is posted in one is in `posts`. */
export const groups = {
  list: call({
    ...anybody,
    path: `${at}/list`,
    about:
      'SO-4: all groups, those with the most members first (`kham-pha`), or the own ones and those asked to join, the latest first (`cua-toi`; 403 for a guest). `q` is part of a name, without marks.',
    input: Schema.Struct({
      tab: Schema.Literals(groupTabs),
      q: Schema.optionalKey(shortText(GROUPS.nameMax)),
      category: Schema.optionalKey(Schema.Literals(groupCategories)),
      cursor: Schema.optionalKey(Cursor),
    }),
    data: slice(GroupWire),
  }),
  detail: call({
    ...anybody,
    path: `${at}/detail`,
    about: 'A group by its id or slug, with the post above all others, and for who decides how many wait to be let in.',
    input: Schema.Struct({ id: Id }),
    data: DetailWire,
  }),
  members: call({
    ...anybody,
    path: `${at}/member-list`,
    about: 'Who is in a group, the latest first; 403 for a private one that the viewer is not in.',
    input: Schema.Struct({ groupId: Id, cursor: Schema.optionalKey(Cursor) }),
    data: slice(PersonWire),
  }),
  requests: call({
    ...member,
    method: 'GET',
    path: `${at}/request-list`,
    about: 'Who waits to be let in with their answers, the first first; 403 for who does not decide.',
    input: Schema.Struct({ groupId: Id, cursor: Schema.optionalKey(Cursor) }),
    data: slice(RequestWire),
  }),
  create: call({
    ...member,
    path: `${at}/create`,
    about: 'Founds a group, whose owner is the member. A repeat with the same `clientId` answers the same group.',
    input: Schema.Struct({ name, ...fields, cover: upload, avatar: upload, clientId: Id }),
    data: GroupWire,
  }),
  update: call({
    ...member,
    path: `${at}/update`,
    about:
      'Changes what is given of a group; for its owners alone. Null takes a picture away. 409 for opening a closed one in which somebody wrote.',
    input: Schema.Struct({
      groupId: Id,
      name: Schema.optionalKey(name),
      about: Schema.optionalKey(fields.about),
      rules: Schema.optionalKey(fields.rules),
      privacy: Schema.optionalKey(fields.privacy),
      category: Schema.optionalKey(fields.category),
      question: Schema.optionalKey(fields.question),
      ...{ cover: upload, avatar: upload },
      clientId: Id,
    }),
    data: GroupWire,
  }),
  join: call({
    ...member,
    path: `${at}/join`,
    about:
      'Joins a public group, or asks to be let in to a private one with an answer to its question; who is in it changes with `notify` whether they hear of it. The same again changes nothing.',
    input: Schema.Struct({
      groupId: Id,
      answer: Schema.optionalKey(mayBeEmpty(GROUPS.answerMax)),
      notify: Schema.optionalKey(Schema.Boolean),
      clientId: Id,
    }),
    data: GroupWire,
  }),
  leave: call({
    ...member,
    path: `${at}/leave`,
    about: 'Leaves a group, or takes a request back; 409 for the last owner, who has to hand over first.',
    input: Schema.Struct({ groupId: Id, clientId: Id }),
    data: GroupWire,
  }),
  approve: call({
    ...member,
    path: `${at}/approve`,
    about: 'Lets somebody in who asked, or turns them down (`on: false`); for who keeps order in the group.',
    input: Schema.Struct({ groupId: Id, userId: Id, on: Schema.Boolean, clientId: Schema.optionalKey(Id) }),
    data: Schema.Struct({ role: Schema.NullOr(Role) }),
  }),
  role: call({
    ...member,
    path: `${at}/role`,
    about:
      'Gives somebody in a group another role, or puts them out (`none`); for owners, and for its moderators to put members out. 409 where no owner would be left.',
    input: Schema.Struct({
      groupId: Id,
      userId: Id,
      role: Schema.Literals(['owner', 'mod', 'member', 'none']),
      clientId: Schema.optionalKey(Id),
    }),
    data: Schema.Struct({ role: Schema.NullOr(Role) }),
  }),
  pin: call({
    ...member,
    path: `${at}/pin`,
    about: 'Puts a post of the group above all others, or takes it down; for who keeps order there.',
    input: Schema.Struct({ groupId: Id, postId: Id, on: Schema.Boolean, clientId: Schema.optionalKey(Id) }),
    data: Schema.Struct({ pinned: Schema.NullOr(Schema.String) }),
  }),
  removePost: call({
    ...member,
    path: `${at}/remove-post`,
    about:
      'Takes a post of the group away with a reason that its author is told; for who keeps order there. The decision can be undone for ten minutes.',
    input: Schema.Struct({ groupId: Id, postId: Id, reason: seenText('title', MODERATION.reasonMax), clientId: Id }),
    data: Schema.Struct({ decisionId: Schema.String }),
  }),
};
