import * as Schema from 'effect/Schema';
import { feedTabs } from '#domain/community/post.ts';
import { call } from './call.ts';
import { CommentSliceWire } from './comments.ts';
import { Cursor, Id, slice } from './fields.ts';
import {
  DraftPlace,
  KeptPostDraft,
  PollWishWire,
  PostDraft,
  PostEmbeds,
  PostText,
  PostUploads,
  PostVersionWire,
  PostWire,
  VisibilityWire,
} from './postShapes.ts';

const at = '/other/api/social';
const anybody = { needs: 'guest', on401: 'allTokens', method: 'GET' } as const;
const member = { needs: 'member', on401: 'allTokens', method: 'POST' } as const;

/** Posts of members. Likes, saves and reports of them are in `social` and `reports`, answers in `comments`: type `post`. */
export const posts = {
  feed: call({
    ...anybody,
    path: `${at}/feed`,
    about:
      'SO-1: posts, the newest first: of everybody (`cong-dong`), of friends (`ban-be`), of the own groups (`nhom`; with `groupId` of one group, 403 for a private one that the viewer is not in), or those saved, the last saved first (`da-luu`); 403 for a guest but for the first and for a group. `newest` of a first page, given as `since`, has what came after it counted (`newCount`, 100 for more than 99).',
    input: Schema.Struct({
      tab: Schema.Literals(feedTabs),
      groupId: Schema.optionalKey(Id),
      cursor: Schema.optionalKey(Cursor),
      since: Schema.optionalKey(Cursor),
    }),
    data: Schema.Struct({ ...slice(PostWire).fields, newCount: Schema.optionalKey(Schema.Int) }),
  }),
  detail: call({
    ...anybody,
    path: `${at}/post`,
    about: 'One post; 404 for what the viewer may not read, 410 for one that was taken away.',
    input: Schema.Struct({ id: Id }),
    data: PostWire,
  }),
  thread: call({
    ...anybody,
    path: `${at}/thread`,
    about: 'What was written under a post, as `comment/list` answers it with `target=post:id`.',
    input: Schema.Struct({ id: Id, cursor: Schema.optionalKey(Cursor) }),
    data: CommentSliceWire,
  }),
  history: call({
    ...anybody,
    path: `${at}/post/history`,
    about: 'SO-3: every version of the text of a post, the one that stands first. Not in the specification.',
    input: Schema.Struct({ postId: Id }),
    data: Schema.Array(PostVersionWire),
  }),
  create: call({
    ...member,
    path: `${at}/post/create`,
    about:
      'SO-2, SO-3: posts a text with pictures (whole uploads of the kind `picture`), things of the portal and a poll, to everybody, to friends, or with `groupId` and the visibility `group` in a group. A repeat with the same `clientId` answers the same post. 422 with the field and why, 429 where a member posts too much.',
    input: Schema.Struct({
      text: PostText,
      uploads: Schema.optionalKey(PostUploads),
      embeds: Schema.optionalKey(PostEmbeds),
      groupId: Schema.optionalKey(Id),
      visibility: VisibilityWire,
      poll: Schema.optionalKey(PollWishWire),
      clientId: Id,
    }),
    data: PostWire,
  }),
  update: call({
    ...member,
    path: `${at}/post/update`,
    about:
      'SO-3: changes the text of an own post, and with `embeds` what it shows; the text before stays in its history. The same twice changes it once. 403 for anybody else’s, and for one in a group that the member is no longer in; 409 after 50 changes.',
    input: Schema.Struct({
      postId: Id,
      text: PostText,
      embeds: Schema.optionalKey(PostEmbeds),
      clientId: Id,
    }),
    data: PostWire,
  }),
  delete: call({
    ...member,
    path: `${at}/post/delete`,
    about: 'Deletes an own post with its pictures, poll and history. The same again changes nothing.',
    input: Schema.Struct({ postId: Id, clientId: Id }),
    data: Schema.Null,
  }),
  putDraft: call({
    ...member,
    path: `${at}/draft/put`,
    about:
      'SO-2: keeps what a member has written and not posted, one draft for each place (`feed`, `group:{id}`, `post:{id}`), at most 30; `null` drops it.',
    input: Schema.Struct({
      place: DraftPlace,
      draft: Schema.NullOr(PostDraft),
      clientId: Schema.optionalKey(Id),
    }),
    data: Schema.NullOr(KeptPostDraft),
  }),
  drafts: call({
    ...member,
    method: 'GET',
    path: `${at}/draft/list`,
    about: 'SO-2: the member’s drafts, the last kept first.',
    input: Schema.Struct({}),
    data: Schema.Array(KeptPostDraft),
  }),
};
