import { createHash } from 'node:crypto';
import type { newsroom as calls } from '#contract/http/newsroom.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { NEWS, type ArticleBlock, type NewsCategory } from '#domain/news/article.ts';
import { mayWriteNews, releaseProblems, type Manuscript, type ManuscriptContent } from '#domain/news/newsroom.ts';
import type { JudgeCall } from '../../shared/door/callWords.ts';
import type { AreaHandlers, CallContext } from '../../http/handlers.ts';
import type { MemberViewer } from '../../http/identify.ts';
import type { TakeUpload } from '../../shared/files/takeUpload.ts';
import type { JudgePicture } from '../../shared/judgePicture.ts';
import type { View } from '../../shared/matchSource.ts';
import { cleanLine } from '../../shared/news/cleanText.ts';
import { htmlPieces } from '../../shared/news/htmlBlocks.ts';
import { keepPicture, keptPicture } from '../../shared/news/keepPicture.ts';
import { isRefused, refused, type Refusal } from '../../shared/refusal.ts';
import type { Writes } from '../../shared/outbox.ts';
import type { FindSubjects } from '../../shared/subjects.ts';
import { isOut, listedRow, shownManuscript } from './newsroom.shown.ts';
import type { NewsroomStore, Step, StoredManuscript } from './newsroom.store.ts';
import { waitingNotes, type WaitsNeeds } from './waits.ts';
import { wordsOfContent } from './wordsOfContent.ts';
import { cleanContent } from './written.ts';

export interface NewsroomParts extends WaitsNeeds {
  readonly store: NewsroomStore;
  readonly find: FindSubjects;
  readonly fixture: (fixtureId: string, view: View) => Promise<Fixture | null>;
  /** How many people must agree to a release. */
  readonly release: 'one' | 'two';
  /** The categories and types that an article can have. */
  readonly shelves: (locale: Locale) => Promise<readonly NewsCategory[]>;
  /** Whether articles may have this category and type. */
  readonly isShelf: (category: string, type: string) => Promise<boolean>;
  readonly take: TakeUpload;
  /** Judges an article before readers see it. */
  readonly judgeCall: JudgeCall;
  readonly judgePicture: JudgePicture;
  /** The folder of the article pictures. */
  readonly made: string;
  readonly origins: readonly string[];
  readonly publicUrl: string | null;
}

type Context = CallContext<MemberViewer>;
interface Press {
  readonly articleId: string;
  readonly clientId: string;
}
type Decide = (before: StoredManuscript) => Step | Refusal;

const hashOf = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);
/** The base URL for pasted links: any will do, because only paths and absolute URLs are kept. */
const NOWHERE = 'https://pasted.invalid';

export const newsroomHandlers = (parts: NewsroomParts): AreaHandlers<typeof calls> => {
  const { store, find, fixture, nameOf, take, made } = parts;
  /** Restricts a call to people who may write news. */
  const staff =
    <I, A>(handle: (input: I, context: Context) => Promise<A | Refusal>) =>
    async (input: I, context: Context): Promise<A | Refusal> =>
      mayWriteNews(context.viewer.siteRoleId) ? handle(input, context) : refused(403);
  const writtenNeeds = (now: number) => ({
    ...{ find, now, origins: parts.origins },
    host: parts.publicUrl === null ? null : new URL(parts.publicUrl).host,
  });

  const shown = async (articleId: string, context: Context, rev?: number): Promise<Manuscript | Refusal> => {
    const stored = await store.read(articleId);
    if (!stored) return refused(404);
    const content = rev === undefined || rev === stored.rev ? stored.content : await store.contentAt(articleId, rev);
    if (!content) return refused(404);
    const versions = await store.versions(articleId);
    return shownManuscript(
      { ...stored, content },
      { ...{ versions, nameOf, fixture, context }, shown: rev ?? stored.rev },
    );
  };
  const keyOf = (clientId: string, { viewer }: Context): string => hashOf(`${viewer.userId} ${clientId}`, 40);
  const act = async (
    { articleId, clientId }: Press,
    context: Context,
    decide: (before: StoredManuscript | null) => Step | Refusal,
    asked: readonly Writes[] = [],
  ): Promise<Manuscript | Refusal> => {
    const { now, viewer } = context;
    const wish = { articleId, userId: viewer.userId, clientKey: keyOf(clientId, context), now };
    return (await store.act(wish, decide, asked)) ?? shown(articleId, context);
  };
  /** Applies a decision to the revision that the editor saw; refuses it if there is a newer one. */
  const onRevision =
    (rev: number, decide: Decide) =>
    (before: StoredManuscript | null): Step | Refusal => {
      if (!before) return refused(404);
      return before.rev === rev ? decide(before) : refused(409, { message: `The newest revision is ${before.rev}.` });
    };
  /** The obstacles to a release that the text alone does not show. */
  const lacks = async (articleId: string, { viewer }: Context): Promise<Readonly<Record<string, string>>> => {
    const content = (await store.read(articleId))?.content;
    if (!content) return {};
    const refusal = await parts.judgeCall(wordsOfContent(content), { viewer, place: articleId, key: null });
    const isShelf = await parts.isShelf(content.category, content.type);
    return { ...refusal?.fields, ...(!isShelf && { category: 'unknown' }) };
  };
  /** Releases at once or at the time `at`; if two people must agree, requests the release instead. */
  const releaseFrom =
    (at: number | null, now: number, shelf: Readonly<Record<string, string>>): Decide =>
    (before) => {
      if (isOut(before, now) && (at !== null || before.releasedRev === before.rev)) return refused(409);
      const fields = { ...shelf, ...releaseProblems(before.content) };
      if (Object.keys(fields).length > 0) return refused(422, { fields });
      if (parts.release === 'two') return { what: 'asked', ask: { at } };
      return { what: at === null ? 'released' : 'scheduled', release: { at: at ?? now } };
    };
  const out = async (one: Press, rev: number, at: number | null, context: Context) => {
    const { now, viewer } = context;
    const content = parts.release === 'two' ? await store.contentAt(one.articleId, rev) : null;
    const asked = content && (await waitingNotes({ ...one, rev, content, askedBy: viewer.userId, now }, parts));
    return act(one, context, onRevision(rev, releaseFrom(at, now, await lacks(one.articleId, context))), asked ?? []);
  };

  return {
    list: staff(async (input, { now }) => {
      const { list, next } = await store.list(input, now);
      return { list: await Promise.all(list.map((row) => listedRow(row, { store, nameOf, now }))), next };
    }),
    shelves: staff((_input, { locale }) => parts.shelves(locale)),
    detail: staff(({ articleId, rev }, context) => shown(articleId, context, rev)),
    revisions: staff(async ({ articleId }) => {
      if (!(await store.read(articleId))) return refused(404);
      const acts = await store.acts(articleId);
      return Promise.all(acts.map(async (one) => ({ ...one, by: one.by === null ? null : await nameOf(one.by) })));
    }),
    put: staff(
      async ({ articleId, rev, clientId, category = '', type = '', cover = null, byline = '', ...rest }, context) => {
        const written: ManuscriptContent = { ...rest, category, type, cover, byline };
        const content = await cleanContent(written, writtenNeeds(context.now));
        if (isRefused(content)) return content;
        const id = articleId ?? `n${hashOf(keyOf(clientId, context), 20)}`;
        return act({ articleId: id, clientId }, context, (before) => {
          if (articleId === undefined)
            return rev === 0 ? { what: 'put', content } : refused(422, { fields: { rev: 'mustBeZero' } });
          return onRevision(rev, () => ({ what: 'put', content }))(before);
        });
      },
    ),
    schedule: staff(async ({ at, rev, ...one }, context) => {
      if (at <= context.now) return refused(422, { fields: { at: 'past' } });
      return out(one, rev, at, context);
    }),
    release: staff(({ rev, ...one }, context) => out(one, rev, null, context)),
    approve: staff(({ rev, ...one }, context) =>
      act(
        one,
        context,
        onRevision(rev, ({ askedRev, askedBy, askedAt }) => {
          if (askedRev !== rev) return refused(409);
          if (askedBy === context.viewer.userId) return refused(403);
          const later = askedAt !== null && askedAt > context.now;
          return { what: later ? 'scheduled' : 'released', release: { at: later ? askedAt : context.now } };
        }),
      ),
    ),
    withdraw: staff(({ rev, ...one }, context) =>
      act(
        one,
        context,
        onRevision(rev, ({ articleState, askedRev }) =>
          articleState === 'released' || askedRev === rev ? { what: 'withdrawn', withdraw: true } : refused(409),
        ),
      ),
    ),
    revert: staff(async ({ rev, to, ...one }, context) => {
      const content = await store.contentAt(one.articleId, to);
      if (!content) return refused(404);
      return act(
        one,
        context,
        onRevision(rev, () => ({ what: 'reverted', content })),
      );
    }),
    liveEntry: staff(async ({ articleId, lang, entry, clientId }, context) => {
      const [title, label, text] = [cleanLine(entry.title), cleanLine(entry.label), cleanLine(entry.text)];
      if (title === '' && text === '') return refused(422, { fields: { 'entry.text': 'empty' } });
      const block: ArticleBlock = {
        ...{ kind: 'entry', entryId: hashOf(keyOf(clientId, context), 16), at: context.now },
        ...{ about: entry.about, label, title, spans: text === '' ? [] : [{ text }] },
      };
      return act({ articleId, clientId }, context, (before) => {
        if (!before) return refused(404);
        const version = before.content.versions[lang];
        if (!before.content.live || !version) return refused(409);
        if (version.blocks.length >= NEWS.blocksMax) return refused(422, { fields: { entry: 'tooMany' } });
        const versions = { ...before.content.versions, [lang]: { ...version, blocks: [block, ...version.blocks] } };
        return { what: 'entry', content: { ...before.content, versions }, entry: { lang, block } };
      });
    }),
    picture: staff(async ({ uploadId }, { viewer, now }) => {
      const pictureId = hashOf(uploadId, 24);
      const upload = await take(viewer.userId, uploadId, 'picture', now);
      if (isRefused(upload)) return upload;
      if (upload.state === 'taken') return (await keptPicture({ made, pictureId })) ?? refused(409);
      const refusal = await parts.judgePicture(upload.bytes);
      if (refusal) return refusal;
      const picture = await keepPicture(upload.bytes, { made, pictureId, write: true });
      if (picture === 'busy') return refused(503, { retryAfterS: 2 });
      if (typeof picture === 'string') return refused(422, { fields: { body: picture } });
      await upload.done();
      return picture;
    }),
    paste: staff(async ({ html }) =>
      htmlPieces(html, NOWHERE)
        .flatMap((piece) => (piece.kind === 'named' ? [] : [piece]))
        .map(({ kind, spans }) => ({
          kind,
          spans: spans.map(({ to, ...span }) => ({
            ...span,
            ...(to !== undefined && !to.startsWith(NOWHERE) && { to }),
          })),
        }))
        .slice(0, NEWS.blocksMax),
    ),
  };
};
