import * as Schema from 'effect/Schema';
import { NEWSROOM, manuscriptStates } from '#domain/news/newsroom.ts';
import { textKinds } from '#domain/content/blocks.ts';
import { call } from './call.ts';
import { Cursor, Id, Instant, numberBetween } from './fields.ts';
import { ActWire, ContentWire, EntryWire, ManuscriptSliceWire, ManuscriptWire } from './newsroomShapes.ts';
import { CategoryWire, LangWire, SpanWire } from './newsShapes.ts';

const reads = { needs: 'member', on401: 'allTokens', method: 'GET' } as const;
const writes = { needs: 'member', on401: 'allTokens', method: 'POST' } as const;
const at = '/other/api/news/staff';
const whole = { maxBytes: NEWSROOM.articleBytes };
/** A write names the revision that it was decided on: 409 where there is a newer one. */
const onRevision = { articleId: Id, rev: Schema.Int, clientId: Id };

/**
 * CALLS 5: the newsroom, for the roles leaderOperator and qc; 403 for all others. Each write answers the article as it
 * is after it, and is done once for a `clientId`.
 */
export const newsroom = {
  list: call({
    ...reads,
    path: `${at}/list`,
    about: 'What is written, from feeds and imported, what was worked on last first; `state` leaves one state of it.',
    input: Schema.Struct({
      state: Schema.optionalKey(Schema.Literals(manuscriptStates)),
      cursor: Schema.optionalKey(Cursor),
    }),
    data: ManuscriptSliceWire,
  }),
  shelves: call({
    ...reads,
    path: `${at}/category-tree`,
    about:
      "The categories with their types that an article may stand in: the portal's own, and those that articles have.",
    input: Schema.Struct({}),
    data: Schema.Array(CategoryWire),
  }),
  detail: call({
    ...reads,
    path: `${at}/detail`,
    about: 'An article as it is written, in all its languages: its newest revision, or the one that is asked for.',
    input: Schema.Struct({ articleId: Id, rev: Schema.optionalKey(numberBetween(0, 1_000_000)) }),
    data: ManuscriptWire,
  }),
  revisions: call({
    ...reads,
    path: `${at}/revision-list`,
    about: 'What was done to an article, latest first; each revision can be read by `detail`.',
    input: Schema.Struct({ articleId: Id }),
    data: Schema.Array(ActWire),
  }),
  put: call({
    ...writes,
    ...whole,
    path: `${at}/put`,
    about:
      'Stores a new revision; readers have the one they had. Without `articleId`, and with `rev` 0, a new article. Texts are cleaned; 422 names the block that shows what is not there.',
    input: Schema.Struct({
      articleId: Schema.optionalKey(Id),
      rev: Schema.Int,
      clientId: Id,
      ...ContentWire.fields,
      // What is empty is not sent.
      category: Schema.optionalKey(ContentWire.fields.category),
      type: Schema.optionalKey(ContentWire.fields.type),
      cover: Schema.optionalKey(ContentWire.fields.cover),
      byline: Schema.optionalKey(ContentWire.fields.byline),
    }),
    data: ManuscriptWire,
  }),
  schedule: call({
    ...writes,
    path: `${at}/schedule`,
    about:
      'Releases a revision at a moment to come, or asks for it where `NEWS_RELEASE=two`. 422 names what it lacks; 409 for one that readers have.',
    input: Schema.Struct({ ...onRevision, at: Instant }),
    data: ManuscriptWire,
  }),
  release: call({
    ...writes,
    path: `${at}/release`,
    about: 'Releases a revision now, or asks for it where `NEWS_RELEASE=two`. 422 names what it lacks.',
    input: Schema.Struct(onRevision),
    data: ManuscriptWire,
  }),
  approve: call({
    ...writes,
    path: `${at}/approve`,
    about: 'Agrees to the release that somebody else asked for: 403 for who asked, 409 where nobody did.',
    input: Schema.Struct(onRevision),
    data: ManuscriptWire,
  }),
  withdraw: call({
    ...writes,
    path: `${at}/withdraw`,
    about: 'Takes an article from readers, or ends its schedule or what was asked for it; everything written stays.',
    input: Schema.Struct(onRevision),
    data: ManuscriptWire,
  }),
  revert: call({
    ...writes,
    path: `${at}/revert`,
    about: 'Makes a new revision of what an older one, `to`, holds.',
    input: Schema.Struct({ ...onRevision, to: Schema.Int }),
    data: ManuscriptWire,
  }),
  liveEntry: call({
    ...writes,
    path: `${at}/live-entry`,
    about:
      'Adds an entry to a live blog, for readers too where they have it. It names no revision: two who write at once lose nothing.',
    input: Schema.Struct({ articleId: Id, lang: LangWire, entry: EntryWire, clientId: Id }),
    data: ManuscriptWire,
  }),
  picture: call({
    ...writes,
    path: `${at}/picture`,
    about:
      'Makes a picture of a finished upload of kind `picture`: WebP, at most 1600 pixels wide and high, and smaller forms for the `srcset` of pages. 422 says in `body` why there is none: `pixels`, `unreadable` or `small`.',
    input: Schema.Struct({ uploadId: Id }),
    data: Schema.Struct({ url: Schema.String, w: Schema.Int, h: Schema.Int }),
  }),
  paste: call({
    ...writes,
    ...whole,
    path: `${at}/paste`,
    about: 'The texts of what was copied elsewhere as HTML, as blocks; everything else of it falls away.',
    input: Schema.Struct({ html: Schema.String.check(Schema.isMaxLength(NEWSROOM.pasteMax)) }),
    data: Schema.Array(Schema.Struct({ kind: Schema.Literals(textKinds), spans: Schema.Array(SpanWire) })),
  }),
};
