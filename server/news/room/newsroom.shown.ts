import { locales } from '#domain/locale/locale.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { articlePath } from '#domain/news/newsPaths.ts';
import type { Manuscript, ManuscriptRow, ManuscriptState } from '#domain/news/newsroom.ts';
import type { CallContext } from '../../http/handlers.ts';
import type { MemberViewer } from '../../http/identify.ts';
import type { View } from '../../shared/matchSource.ts';
import { matchesIn } from '../matchesIn.ts';
import type { ListedManuscript, NewsroomStore, StoredManuscript } from './newsroom.store.ts';

type Standing = Pick<ListedManuscript, 'articleState' | 'createdAt' | 'rev' | 'askedRev'>;

/** Whether readers can see it. */
export const isOut = ({ articleState, createdAt }: Standing, now: number): boolean =>
  articleState === 'released' && createdAt <= now;

const stateOf = (one: Standing, now: number): ManuscriptState => {
  if (one.askedRev !== null && one.askedRev === one.rev) return 'waiting';
  if (one.articleState !== 'released') return one.articleState;
  return isOut(one, now) ? 'released' : 'scheduled';
};

const OWN = 'newsroom';
/** The source's name: a feed's host, because its URL may contain a key; a folder's path. */
const fromOf = (source: string): string | null => {
  if (source === OWN) return null;
  return URL.canParse(source) ? new URL(source).host : source;
};

type NameOf = (userId: string) => Promise<string | null>;

const rowOf = async (
  one: Omit<ListedManuscript, 'title' | 'langs'>,
  { nameOf, now }: { readonly nameOf: NameOf; readonly now: number },
): Promise<Omit<ManuscriptRow, 'title' | 'langs'>> => ({
  ...{ articleId: one.articleId, rev: one.rev, state: stateOf(one, now), category: one.category, type: one.type },
  ...{ changedAt: one.changedAt, changedBy: one.changedBy === null ? null : await nameOf(one.changedBy) },
  releaseAt: one.articleState === 'released' ? one.createdAt : null,
  ahead: one.releasedRev !== null && one.rev > one.releasedRev,
  from: fromOf(one.source),
});

/** A row of the newsroom's list; an article that nobody has edited yet has the title of its source. */
export const listedRow = async (
  one: ListedManuscript,
  { store, ...needs }: { readonly store: NewsroomStore; readonly nameOf: NameOf; readonly now: number },
): Promise<ManuscriptRow> => {
  const row = await rowOf(one, needs);
  if (one.title !== null) return { ...row, title: one.title, langs: one.langs ?? [] };
  const versions = await store.versions(one.articleId);
  const langs = locales.map(({ code }) => code).filter((code) => versions.some(({ lang }) => lang === code));
  return { ...row, langs, title: versions.find(({ lang }) => lang === langs[0])?.data.title ?? '' };
};

export interface ShownNeeds {
  readonly versions: Awaited<ReturnType<NewsroomStore['versions']>>;
  readonly nameOf: NameOf;
  readonly fixture: (fixtureId: string, view: View) => Promise<Fixture | null>;
  readonly context: CallContext<MemberViewer>;
  /** The number of the revision in `content`. */
  readonly shown: number;
}

export const shownManuscript = async (
  stored: StoredManuscript,
  { versions, nameOf, fixture, context, shown }: ShownNeeds,
): Promise<Manuscript> => {
  const { content, articleState, askedRev, askedBy, askedAt, category, type } = stored;
  const langs = locales.map(({ code }) => code).filter((code) => content.versions[code] !== undefined);
  const blocks = langs.flatMap((code) => content.versions[code]?.blocks ?? []);
  const matches = await Promise.all(matchesIn(blocks).map((id) => fixture(id, context)));
  return {
    ...(await rowOf(stored, { nameOf, now: context.now })),
    ...{ langs, shown, content, releasedRev: stored.releasedRev },
    title: langs.map((code) => content.versions[code]?.title ?? '').find((title) => title !== '') ?? '',
    asked:
      askedRev !== null && askedRev === stored.rev
        ? { by: askedBy === null ? null : await nameOf(askedBy), mine: askedBy === context.viewer.userId, at: askedAt }
        : null,
    paths:
      articleState === 'released'
        ? Object.fromEntries(versions.map(({ lang, slug }) => [lang, articlePath({ category, type, slug })]))
        : {},
    matches: matches.filter((match) => match !== null),
  };
};
