import { DEFAULT_LOCALE, locales } from '#domain/locale/locale.ts';
import type { ManuscriptContent } from '#domain/news/newsroom.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import type { Writes } from '../../shared/outbox.ts';

/** What an editor is told of an article that waits for somebody else to agree. */
export interface WaitingNote {
  readonly userId: string;
  readonly kind: 'articleWaits';
  readonly params: Readonly<Record<string, string>>;
  readonly goTo: string;
  readonly onceKey: string;
  readonly at: number;
}
export interface WaitsNeeds {
  /** Who may agree to a release. */
  readonly editors: () => Promise<readonly string[]>;
  readonly nameOf: (userId: string) => Promise<string | null>;
  /** Answers what tells a member; null where they want to hear nothing of it. */
  readonly waits: (note: WaitingNote) => Promise<Writes | null>;
}
interface Asked {
  readonly articleId: string;
  readonly rev: number;
  readonly content: ManuscriptContent;
  readonly askedBy: string;
  readonly now: number;
}

/** B2: a message has no way to be uncovered, so a title that tells a result is told by its safe one. */
const titleOf = ({ versions, spoilerFor }: ManuscriptContent): string => {
  const version = [DEFAULT_LOCALE, ...locales.map(({ code }) => code)].flatMap((code) => versions[code] ?? [])[0];
  return (spoilerFor.length > 0 ? version?.safeTitle : version?.title) ?? '';
};

/** What tells everybody who may agree to a release that it is asked for, but who asks. */
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
