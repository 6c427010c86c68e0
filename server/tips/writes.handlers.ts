import { randomBytes } from 'node:crypto';
import type { tips } from '#contract/http/tips.ts';
import { plainText } from '#domain/content/blocks.ts';
import { currentPrice, isLine, selectionsOf } from '#domain/odds/market.ts';
import { isLocked, lockTsOf, mayPublish } from '#domain/tips/lock.ts';
import { TIPS, type Tip } from '#domain/tips/tip.ts';
import type { Queries } from '../database/database.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import type { MemberViewer } from '../http/identify.ts';
import type { Clock } from '../shared/clock.ts';
import type { Outbox } from '../shared/outbox.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import type { DraftsStore } from './drafts.store.ts';
import type { TipFixture, TipFixtures } from './fixture.ts';
import { append, ledgerFor } from './ledger.store.ts';
import { predictedData } from './rowData.ts';
import type { Shown } from './shown.ts';
import { insertTips, markWithdrawn, noteWrite, replaceVersion, type Written } from './tipRows.store.ts';
import type { StoredTip, TipsStore } from './tips.store.ts';

export interface WriteNeeds {
  readonly store: TipsStore;
  readonly drafts: DraftsStore;
  readonly shown: Shown;
  readonly fixtures: TipFixtures;
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** A member's level, including everything earned up to `now`. */
  readonly levelOf: (userId: string, now: number) => Promise<number>;
  readonly isTipster: (userId: string) => Promise<boolean>;
  /** Follows a person as elsewhere on the portal; a refusal if the member follows too many. */
  readonly follow: (
    userId: string,
    wish: { readonly tipsterId: string; readonly on: boolean; readonly notify: boolean },
    now: number,
  ) => Promise<Refusal | null>;
}

type WriteCalls = Pick<typeof tips, 'create' | 'update' | 'withdraw' | 'putDraft' | 'draft' | 'drafts' | 'follow'>;
type Member = CallContext<MemberViewer>;

const locked = refused(403, { message: 'The match has begun: tip.locked.' });
const notYet = refused(403, { message: 'Tips are published from level 3 on: tip.level.' });
const invalid = (field: string, why: string): Refusal => refused(422, { fields: { [field]: why } });

/** Checks a prediction without regard to its match; null if it is valid. */
const faultOf = ({ market, sel, line, blocks }: Written): Refusal | null => {
  if (!selectionsOf(market).includes(sel)) return invalid('sel', 'is none of this market');
  if (!isLine(market, line)) return invalid('line', 'is none of this market');
  return [...plainText(blocks)].length > TIPS.textMax ? invalid('blocks', `at most ${TIPS.textMax} characters`) : null;
};

const kickOffOf = ({ match, realStartTs }: TipFixture) => ({
  ...{ startTs: match.startTs, statusText: match.statusText },
  ...(realStartTs !== undefined && { realStartTs }),
});

/** Handlers that write tips. Nothing can be written from the kick-off on, by the server's clock. */
export const writeHandlers = (needs: WriteNeeds): AreaHandlers<WriteCalls> => {
  const { store, drafts, shown, fixtures, outbox, clock, levelOf, isTipster, follow } = needs;

  const priceOf = async (fixtureId: string, wish: Written, context: Member): Promise<number | Refusal> => {
    const all = await fixtures.odds(fixtureId, { locale: context.locale, now: clock() });
    const price = currentPrice(all, { market: wish.market, line: wish.line, sel: wish.sel });
    if (price === null) return invalid('market', 'has no price now');
    return price === 'suspended' ? invalid('market', 'is suspended') : price;
  };
  const shownOne = async (tipId: string, context: Member): Promise<Tip | Refusal> => {
    const tip = await store.byId(tipId);
    if (!tip) return refused(404);
    return tip.withdrawnTs === null ? (await shown.tips([tip], context))[0]! : refused(410);
  };
  /** Does a write once per client id; returns the id of the tip that it concerned. */
  const once = (
    { viewer }: Member,
    clientId: string | undefined,
    work: (queries: Queries, ts: number) => Promise<string | Refusal>,
  ): Promise<string | Refusal> =>
    store.change(async (queries) => {
      const before = clientId === undefined ? null : await store.writtenBefore(queries, viewer.userId, clientId);
      if (before !== null) return before;
      const ts = clock();
      const tipId = await work(queries, ts);
      if (!isRefused(tipId) && clientId !== undefined)
        await noteWrite(queries, { userId: viewer.userId, clientId, tipId, now: ts });
      return tipId;
    });
  /** The author's own tip, if it can still be changed. */
  const changeable = async (queries: Queries, tipId: string, { viewer }: Member): Promise<StoredTip | Refusal> => {
    const tip = await store.within(queries, tipId);
    if (!tip || tip.userId !== viewer.userId) return refused(404);
    if (tip.withdrawnTs !== null) return refused(410);
    return tip.state === 'open' ? tip : locked;
  };
  /** A tip that is about to be changed, with its match, looked up before the transaction. */
  const matchOfTip = async (tipId: string, context: Member): Promise<readonly [StoredTip, TipFixture] | Refusal> => {
    const tip = await store.byId(tipId);
    if (!tip || tip.userId !== context.viewer.userId) return refused(404);
    const fixture = await fixtures.fixture(tip.fixtureId, context);
    return fixture ? [tip, fixture] : locked;
  };
  const answered = async (tipId: string | Refusal, context: Member): Promise<Tip | Refusal> =>
    isRefused(tipId) ? tipId : shownOne(tipId, context);

  return {
    create: async ({ fixtureId, clientId, ...wish }, context) => {
      const { userId, siteRoleId } = context.viewer;
      if (!mayPublish(siteRoleId, await levelOf(userId, context.now))) return notYet;
      const fault = faultOf(wish);
      if (fault) return fault;
      const fixture = await fixtures.fixture(fixtureId, context);
      if (!fixture) return refused(404);
      const kickOff = kickOffOf(fixture);
      const price = await priceOf(fixtureId, wish, context);
      const tipId = await once(context, clientId, async (queries, ts) => {
        if (isLocked(kickOff, ts)) return locked;
        if (isRefused(price)) return price;
        const of = { tipId: `t${randomBytes(10).toString('hex')}`, fixtureId, category: fixture.category };
        const version = { ...wish, oddsDec: price, salt: randomBytes(16).toString('hex'), lockTs: lockTsOf(kickOff) };
        const ledgerId = await ledgerFor(queries, { userId, demo: false, now: ts });
        const { seq } = await append(queries, ledgerId, [{ kind: 'publish', ts, data: predictedData(of, version) }]);
        const { leagueId } = fixture.match;
        await insertTips(queries, [{ ...of, ...version, ledgerId, seq, leagueId, createdTs: ts }]);
        await outbox.publish(queries, 'tip.published', { tipId: of.tipId, userId, at: ts }, `tips ${userId}`);
        return of.tipId;
      });
      if (!isRefused(tipId)) await drafts.drop(userId, fixtureId);
      return answered(tipId, context);
    },
    update: async ({ tipId, clientId, ...wish }, context) => {
      const fault = faultOf(wish);
      if (fault) return fault;
      const found = await matchOfTip(tipId, context);
      if (isRefused(found)) return found;
      const [tip, fixture] = found;
      const kickOff = kickOffOf(fixture);
      const { market, sel, line } = wish;
      const isSame = tip.market === market && tip.sel === sel && (tip.line ?? undefined) === line;
      const price = isSame ? tip.oddsDec : await priceOf(tip.fixtureId, wish, context);
      const written = await once(context, clientId, async (queries, ts) => {
        if (isLocked(kickOff, ts)) return locked;
        const before = await changeable(queries, tipId, context);
        if (isRefused(before)) return before;
        if (isRefused(price)) return price;
        if (before.revisions >= TIPS.revisionsMax) return refused(409, { message: 'A tip is edited no more often.' });
        const version = { ...wish, oddsDec: price, salt: randomBytes(16).toString('hex'), lockTs: lockTsOf(kickOff) };
        await append(queries, before.ledgerId, [{ kind: 'edit', ts, data: predictedData(before, version) }]);
        await replaceVersion(queries, before, version, ts);
        return tipId;
      });
      return answered(written, context);
    },
    withdraw: async ({ tipId, clientId }, context) => {
      const found = await matchOfTip(tipId, context);
      if (isRefused(found)) return found;
      const kickOff = kickOffOf(found[1]);
      const written = await once(context, clientId, async (queries, ts) => {
        if (isLocked(kickOff, ts)) return locked;
        const before = await changeable(queries, tipId, context);
        if (isRefused(before)) return before;
        const data = { tipId, lockTs: lockTsOf(kickOff) };
        await append(queries, before.ledgerId, [{ kind: 'withdraw', ts, data }]);
        await markWithdrawn(queries, tipId, ts);
        return tipId;
      });
      return isRefused(written) ? written : null;
    },
    putDraft: async ({ fixtureId, draft }, { viewer, now }) => {
      if (!draft) {
        await drafts.drop(viewer.userId, fixtureId);
        return null;
      }
      await drafts.put(viewer.userId, { ...draft, fixtureId }, now);
      return drafts.of(viewer.userId, fixtureId);
    },
    draft: ({ fixtureId }, { viewer }) => drafts.of(viewer.userId, fixtureId),
    drafts: (_, { viewer }) => drafts.all(viewer.userId),
    follow: async ({ tipsterId, on, notify = true }, { viewer, now }) => {
      if (tipsterId === viewer.userId) return invalid('tipsterId', 'oneself');
      if (on && !(await isTipster(tipsterId))) return refused(404);
      return (await follow(viewer.userId, { tipsterId, on, notify }, now)) ?? { on };
    },
  };
};
