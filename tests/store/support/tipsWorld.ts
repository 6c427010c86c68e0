import { beforeAll } from 'vitest';
import type { InputOf } from '#contract/http/call.ts';
import type { tips } from '#contract/http/tips.ts';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import type { OddsMarket } from '#domain/odds/market.ts';
import type { SettledScore } from '#domain/odds/settle.ts';
import type { TipMatch } from '#domain/tips/tip.ts';
import { addMember } from '#server/accounts/members.store.ts';
import type { Database } from '#server/database/database.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import type { TipFixture, TipFixtures } from '#server/tips/fixture.ts';
import { openTips, type OpenTipsNeeds, type TipNote } from '#server/tips/tips.open.ts';
import { callContext, granted } from './context.ts';
import { NOW } from './engines.ts';
import { keptOutbox } from './outbox.ts';
import { memberNamed } from './race.ts';

export const KICK_OFF = NOW + 3_600_000;

const side = (id: string, name: string) => ({ id, name, logo: '' });
const matchOf = (fixtureId: string): TipMatch => ({
  ...{ fixtureId, leagueId: 'bien', leagueName: 'Giải Biển', startTs: KICK_OFF, statusText: 'pending' },
  ...{ localteam: side('a', 'Bến Gỗ'), visitorteam: side('b', 'Nắng Sớm'), score: null, demo: false },
});
const price = (sel: 'H' | 'A' | 'O' | 'U', dec: number) => ({ sel, dec, openDec: dec, ts: NOW });
const market = (changed: Partial<OddsMarket>): OddsMarket => ({
  ...{ fixtureId: 'f1', bookmaker: 'x', market: 'ah', line: -0.75, suspended: false, ts: NOW },
  ...{ prices: [price('H', 1.9), price('A', 1.98)] },
  ...changed,
});

export const prediction = {
  market: 'ah',
  sel: 'H',
  line: -0.75,
  stake: 3,
  title: 'Bến Gỗ chấp 0.5/1',
  blocks: [{ kind: 'paragraph', spans: [{ text: 'Năm trận thắng liền.' }] }],
} as const;

/** Tips over the database of a suite: matches, prices and a clock that its tests set, and two members. */
export const tipsWorld = (database: () => Database) => {
  const time = { now: NOW };
  const fixtures = new Map<string, TipFixture>();
  /** Matches by team. */
  const matchesOfTeam = new Map<string, readonly string[]>();
  const odds: OddsMarket[] = [];
  const kept = keptOutbox();
  const notes: TipNote[] = [];
  const follows = new Map<string, boolean>();
  let opened: ReturnType<typeof openTips>;

  const feed: TipFixtures = {
    match: async (fixtureId) => fixtures.get(fixtureId)?.match ?? null,
    fixture: async (fixtureId) => fixtures.get(fixtureId) ?? null,
    odds: async () => odds,
  };
  const needs = (): OpenTipsNeeds => ({
    ...{ database: database(), fixtures: feed, outbox: kept.outbox, clock: () => time.now, demo: null },
    personOf: async (userId) => ({
      ...{ userId, displayName: `Tên ${userId}`, nickname: `Tên ${userId}`, profilePicture: null, siteRoleId: 1 },
    }),
    levelOf: async (userId) => (userId === 'beginner' ? 2 : 3),
    matchesOf: async (teamIds) => teamIds.flatMap((id) => matchesOfTeam.get(id) ?? []),
    savedTips: async () => [],
    followedBy: async () => [...follows.keys()],
    follow: async (_userId, { tipsterId, on, notify }) => {
      if (on) follows.set(tipsterId, notify);
      else follows.delete(tipsterId);
      return null;
    },
    followersOf: async () => ['fan', 'deaf'],
    noted: async (note) => {
      if (note.userId === 'deaf') return null;
      notes.push(note);
      return async () => {};
    },
  });
  const viewerOf = (userId: string, siteRoleId: number = SITE_ROLES.member): MemberViewer => ({
    ...{ kind: 'member', userId, displayName: userId, siteRoleId, sessionId: 's' },
  });
  const by = (userId: string, siteRoleId?: number) =>
    callContext({ viewer: viewerOf(userId, siteRoleId), now: time.now });
  let made = 0;

  beforeAll(async () => {
    for (const userId of ['lan', 'minh', 'beginner']) await addMember(database(), memberNamed(userId), NOW);
    opened = openTips(needs());
  });
  /** A match that begins in an hour, with the usual prices. */
  const newMatch = (changed: Partial<TipFixture> = {}): string => {
    const fixtureId = `f${(made += 1)}`;
    fixtures.set(fixtureId, { match: matchOf(fixtureId), category: 'bong-da', result: { is: 'open' }, ...changed });
    odds.splice(
      0,
      odds.length,
      market({}),
      market({ market: 'ou', line: 2.5, prices: [price('O', 1.8), price('U', 2.1)] }),
    );
    time.now = NOW + made;
    return fixtureId;
  };
  return {
    ...{ time, fixtures, matchesOfTeam, odds, kept, notes, follows, newMatch, by, market, price },
    get calls() {
      return opened.handlers.tips;
    },
    get opened() {
      return opened;
    },
    create: (
      fixtureId: string,
      changed: Partial<InputOf<typeof tips.create>> = {},
      userId = 'lan',
      siteRoleId?: number,
    ) =>
      opened.handlers.tips.create(
        { ...prediction, fixtureId, clientId: `c${fixtureId}${userId}`, ...changed },
        by(userId, siteRoleId),
      ),
    tip: async (tipId: string) =>
      granted(await opened.handlers.tips.detail({ id: tipId }, callContext({ now: time.now }))),
    /** Settles like the job, once the match has its result. */
    end: async (fixtureId: string, result: TipFixture['result'], now: number) => {
      const fixture = fixtures.get(fixtureId)!;
      fixtures.set(fixtureId, { ...fixture, result });
      time.now = now;
      await opened.jobs.find(({ name }) => name === 'tips.settle')!.run();
    },
    job: (name: string) => opened.jobs.find((job) => job.name === name)!.run(),
    ledger: async (userId = 'lan') => granted(await opened.handlers.tips.ledger({ userId }, callContext())),
    over: (score: SettledScore): TipFixture['result'] => ({ is: 'over', score }),
  };
};
