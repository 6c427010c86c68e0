import { DEFAULT_LOCALE, locales } from '#domain/locale/locale.ts';
import type { ManuscriptContent } from '#domain/news/newsroom.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import type { Writes } from '../../shared/outbox.ts';

/** An editor's notification of an article that needs a second person's agreement. */
export interface WaitingNote {
  readonly userId: string;
  readonly kind: 'articleWaits';
  readonly params: Readonly<Record<string, string>>;
  readonly goTo: string;
  readonly onceKey: string;
  readonly at: number;
}
export interface WaitsNeeds {
  /** The ids of those who may agree to a release. */
  readonly editors: () => Promise<readonly string[]>;
  readonly nameOf: (userId: string) => Promise<string | null>;
  /** Returns the statements that notify a member; null if they do not want this notification. */
  readonly waits: (note: WaitingNote) => Promise<Writes | null>;
}
interface Asked {
  readonly articleId: string;
  readonly rev: number;
  readonly content: ManuscriptContent;
  readonly askedBy: string;
  readonly now: number;
}

/** B2: a notification cannot be uncovered, so an article that reveals a result appears with its safe title. */
const titleOf = ({ versions, spoilerFor }: ManuscriptContent): string => {
  const version = [DEFAULT_LOCALE, ...locales.map(({ code }) => code)].flatMap((code) => versions[code] ?? [])[0];
  return (spoilerFor.length > 0 ? version?.safeTitle : version?.title) ?? '';
};

/** The notifications of a requested release, for everybody who may agree to it except the requester. */
export const waitingNotes = async (
  { articleId, rev, content, askedBy, now }: Asked,
  { editors, nameOf, waits }: WaitsNeeds,
): Promise<readonly Writes[]> => {
  const params = { title: titleOf(content), name: (await nameOf(askedBy)) ?? '' };
  const others = (await editors()).filter((userId) => userId !== askedBy);
  const writes = others.map((userId) =>
    waits({
      ...{ userId, kind: 'articleWaits', params, goTo: `${hrefOf('newsroom')}?bai=${encodeURIComponent(articleId)}` },
      ...{ onceKey: `waits ${articleId} ${rev}`, at: now },
    }),
  );
  return (await Promise.all(writes)).filter((write) => write !== null);
};
