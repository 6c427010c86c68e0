import * as Schema from 'effect/Schema';
import { HIGHLIGHTS } from '#domain/highlights/highlight.ts';
import { call } from './call.ts';
import { Id, Instant, RoomId, shortText, words } from './fields.ts';
import { CutStandingWire, HighlightSliceWire, HighlightWire } from './highlightShapes.ts';
import { NewsListInput, NewsSlug } from './newsInputs.ts';
import { CategoryWire } from './newsShapes.ts';

const open = { needs: 'nothing', on401: 'allTokens', method: 'GET' } as const;
const staff = { needs: 'member', on401: 'allTokens' } as const;
const at = '/other/api/highlight';
const Title = words({ kind: 'article' }, shortText(HIGHLIGHTS.titleMax));

/**
 * Highlights. Liking, saving, views and history are in `social`, with the type `highlight`. `create`, `state` and
 * `withdraw` are for the roles leaderOperator and qc; 403 for all others.
 */
export const highlights = {
  categoryTree: call({
    ...open,
    path: `${at}/category-tree`,
    about: 'NE-1: the categories with the types of highlights in them, in the order of the tabs.',
    input: Schema.Struct({}),
    data: Schema.Array(CategoryWire),
  }),
  list: call({
    ...open,
    path: `${at}/list`,
    about:
      'NE-3: highlights of a category and type, newest first; `hot`, `sort`, `teams` and `about` as in news. `safeTitle` and `safeCover` tell no result (NE-7).',
    input: NewsListInput,
    data: HighlightSliceWire,
  }),
  detail: call({
    ...open,
    path: `${at}/detail`,
    about: 'NE-6: a highlight with its streams and chapters, and what one watches next.',
    input: Schema.Struct({ slug: NewsSlug }),
    data: HighlightWire,
  }),
  create: call({
    ...staff,
    method: 'POST',
    path: `${at}/create`,
    about:
      'Cuts a span out of the stream of a room, in its own time, without encoding; `state` tells when it is ready. Chapters that are not named are those of the match. Done once for a `clientId`; 422 names the field.',
    input: Schema.Struct({
      roomId: RoomId,
      fromTs: Instant,
      toTs: Instant,
      titles: Schema.Struct({ vi: Title, en: Schema.optionalKey(Title), zh: Schema.optionalKey(Title) }),
      category: NewsSlug,
      type: NewsSlug,
      chapters: Schema.optionalKey(
        Schema.Array(
          Schema.Struct({
            sec: Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 86_400 })),
            label: words({ kind: 'article' }, shortText(HIGHLIGHTS.labelMax)),
          }),
        ).check(Schema.isMaxLength(HIGHLIGHTS.chaptersMax)),
      ),
      clientId: Id,
    }),
    data: CutStandingWire,
  }),
  state: call({
    ...staff,
    method: 'GET',
    path: `${at}/state`,
    about: 'What became of a cut: `cutting`, `ready` with its `slug`, or `failed` with `why`.',
    input: Schema.Struct({ highlightId: Id }),
    data: CutStandingWire,
  }),
  withdraw: call({
    ...staff,
    method: 'POST',
    path: `${at}/withdraw`,
    about: 'Takes a highlight from viewers, with its files. Those of the demo cannot be taken away (409).',
    input: Schema.Struct({ highlightId: Id, clientId: Id }),
    data: Schema.Null,
  }),
};
