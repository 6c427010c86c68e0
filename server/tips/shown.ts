import { summaryOf } from '#domain/content/blocks.ts';
import type { User } from '#domain/people/user.ts';
import { SHOWN_WINDOW, TIPS, tipSlug, typeOf, type Tip, type Tipster, type TipRevision } from '#domain/tips/tip.ts';
import type { TipsterStats, TipWindow } from '#domain/tips/stats.ts';
import type { View } from '../shared/matchSource.ts';
import type { TipFixtures } from './fixture.ts';
import type { Standings } from './standings.ts';
import type { StoredRevision, StoredTip } from './tips.store.ts';

export interface ShownNeeds {
  readonly fixtures: Pick<TipFixtures, 'match'>;
  readonly standings: Pick<Standings, 'statsOf' | 'recentOf'>;
  /** A member or a commentator; null if unknown. */
  readonly personOf: (userId: string) => Promise<User | null>;
  /** Whether a tipster is invented for the demo. */
  readonly isDemo: (userId: string) => boolean;
}

const bareTip = (tip: StoredTip, fixture: Tip['fixture'], tipster: Tipster | null): Tip => {
  const { tipId, market, line, score, settledTs, editedTs, confidence } = tip;
  const title = tip.title ?? '';
  return {
    ...{
      tipId,
      slug: tipSlug({ title, tipId }),
      category: tip.category,
      type: typeOf(market),
      fixtureId: tip.fixtureId,
    },
    ...{ fixture, tipster, market, sel: tip.sel, oddsDec: tip.oddsDec, stake: tip.stake },
    ...(line !== null && { line }),
    ...(confidence !== null && { confidence }),
    ...{ title, summary: summaryOf(tip.blocks ?? [], TIPS.summaryMax), createdTs: tip.createdTs, lockTs: tip.lockTs },
    ...(editedTs !== null && { editedTs }),
    ...{ revisions: tip.revisions, state: tip.state, profit: tip.profit },
    ...(settledTs !== null && { settledTs }),
    ...(score && { resultRef: { fixtureId: tip.fixtureId, score } }),
    ...{ seq: tip.seq, prevHash: tip.prevHash, hash: tip.hash, ledgerId: tip.ledgerId },
  };
};

export const shownRevision = ({ line, title, blocks, ...rest }: StoredRevision): TipRevision => ({
  ...rest,
  ...(line !== null && { line }),
  ...{ title: title ?? '', blocks: blocks ?? [] },
});

/** Turns stored tips into tips with match and author, in a language. */
export const createShown = ({ fixtures, standings, personOf, isDemo }: ShownNeeds) => {
  const tipster = async (userId: string, stats: TipsterStats | TipWindow): Promise<Tipster | null> => {
    const person = await personOf(userId);
    if (!person) return null;
    const { displayName, nickname, profilePicture, siteRoleId } = person;
    return {
      ...{ userId, displayName, nickname, profilePicture, siteRoleId, demo: isDemo(userId) },
      stats: typeof stats === 'string' ? await standings.statsOf(userId, stats) : stats,
      recent: await standings.recentOf(userId),
    };
  };
  return {
    tipster,
    tips: async (rows: readonly StoredTip[], view: View): Promise<readonly Tip[]> => {
      const ids = [...new Set(rows.map(({ fixtureId }) => fixtureId))];
      const matches = new Map(await Promise.all(ids.map(async (id) => [id, await fixtures.match(id, view)] as const)));
      const authors = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
      const people = new Map(
        await Promise.all(authors.map(async (id) => [id, await tipster(id, SHOWN_WINDOW)] as const)),
      );
      return rows.map((row) =>
        bareTip(row, matches.get(row.fixtureId) ?? null, row.userId === null ? null : (people.get(row.userId) ?? null)),
      );
    },
  };
};
export type Shown = ReturnType<typeof createShown>;
