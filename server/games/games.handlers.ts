import { randomBytes, randomInt } from 'node:crypto';
import type { games as calls } from '#contract/http/games.ts';
import { readSteps, type Run } from '#domain/games/core.ts';
import { GAMES, type Leaderboard, type ScoreRow, type ScoreScope } from '#domain/games/game.ts';
import { dayEnds, gameDay, weekBegins } from '#domain/games/gameDay.ts';
import type { Checked } from '#domain/games/own.ts';
import type { User } from '#domain/people/user.ts';
import { wantedWords } from '#domain/schedule/matchSearch.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import type { Viewer } from '../http/identify.ts';
import { refused, type Refusal } from '../shared/refusal.ts';
import type { Catalogue } from './catalogue.ts';
import type { Best, GamesStore, TableWish } from './games.store.ts';

export interface GamesParts {
  readonly catalogue: Catalogue;
  readonly store: GamesStore;
  readonly personOf: (userId: string) => Promise<User | null>;
  readonly friendsOf: (userId: string) => Promise<readonly string[]>;
}

const notProven = refused(422, { fields: { proof: 'does not lead to this score' } });

/** Why a run's proof is rejected; null if replaying it leads to the score. */
const doubt = (
  rules: Checked,
  run: Run,
  { value, passedMs }: { readonly value: number; readonly passedMs: number },
): Refusal | null => {
  const played = rules.replay(run);
  if (played?.score !== value) return notProven;
  // A run of five minutes cannot have ended after one.
  const leastMs = rules.rate === 0 ? 0 : (played.ticks / rules.rate) * 1000;
  return leastMs > passedMs * GAMES.haste + 5000 ? notProven : null;
};

export const gamesHandlers = ({ catalogue, store, personOf, friendsOf }: GamesParts): AreaHandlers<typeof calls> => {
  const rowOf = async ({ userId, value, unchecked }: Best, place: number): Promise<ScoreRow | null> => {
    const user = await personOf(userId);
    return user && { place, user, value, checked: unchecked === 0 };
  };
  const placeOf = async (wish: TableWish, userId: string): Promise<{ best: Best; place: number } | null> => {
    const best = await store.own(wish, userId);
    return best && { best, place: (await store.above(wish, best)) + 1 };
  };
  const wishOf = async (gameId: string, scope: ScoreScope, viewer: Viewer, now: number): Promise<TableWish | null> => {
    if (scope === 'day') return { gameId, fromDay: gameDay(now) };
    if (scope === 'week') return { gameId, fromDay: weekBegins(now) };
    if (viewer.kind !== 'member') return null;
    return { gameId, fromDay: weekBegins(now), among: [viewer.userId, ...(await friendsOf(viewer.userId))] };
  };

  return {
    list: ({ tab = 'game-hot', genre, device, q, cursor }, { locale }) =>
      catalogue.list(
        { tab, genre, phone: device === 'phone', words: q === undefined ? [] : wantedWords(q), cursor },
        locale,
      ),
    detail: async ({ id }, { locale }) => (await catalogue.detail(id, locale)) ?? refused(404),
    recent: async ({ cursor }, { viewer, locale }) => {
      const { list, next } = await store.recent(viewer.userId, cursor);
      return {
        list: await Promise.all(
          list.map(async ({ gameId, playedMs, lastTs }) => ({
            ...{ gameId, playedMs, lastPlayedAt: lastTs, game: await catalogue.card(gameId, locale) },
          })),
        ),
        next,
      };
    },
    session: async ({ gameId, startedAt, endedAt }, { viewer, now }) => {
      if (!(await catalogue.game(gameId))) return refused(404);
      const to = Math.min(endedAt, now);
      const from = Math.max(startedAt, to - GAMES.sessionMostMs);
      if (from > to) return refused(422, { fields: { startedAt: 'is after the end' } });
      return { playedMs: await store.addTime(viewer.userId, gameId, from, to) };
    },
    readSave: async ({ gameId, slot = 0 }, { viewer }) =>
      (await catalogue.game(gameId)) ? store.saveOf(viewer.userId, gameId, slot) : refused(404),
    save: async ({ gameId, slot = 0, rev, data, force = false }, { viewer, now }) => {
      if (!(await catalogue.game(gameId))?.saves) return refused(404);
      if (Buffer.byteLength(data) > GAMES.saveBytes) return refused(422, { fields: { data: 'is over 256 KB' } });
      return store.keep({ userId: viewer.userId, gameId, slot, rev, data, force }, now);
    },
    start: async ({ gameId, clientId }, { viewer, now }) => {
      if (!(await catalogue.game(gameId))) return refused(404);
      const run = { runId: `r${randomBytes(12).toString('hex')}`, seed: randomInt(1, 2_147_483_647) };
      const { runId, seed } = await store.start({ ...run, userId: viewer.userId, gameId, startedTs: now }, clientId);
      return { runId, seed };
    },
    score: async ({ gameId, runId, value, proof }, { viewer, now }) => {
      const run = await store.run(runId);
      if (run?.userId !== viewer.userId || run.gameId !== gameId) return refused(404);
      if (run.scored > 0) return refused(409);
      if ((await catalogue.game(gameId))?.scores === 'none') return refused(404);
      const rules = catalogue.rulesOf(gameId);
      if (rules) {
        const steps = readSteps(proof.steps);
        const passedMs = now - run.startedTs;
        const refusal = steps
          ? doubt(rules, { seed: run.seed, steps, rest: proof.rest }, { value, passedMs })
          : notProven;
        if (refusal) return refusal;
      }
      const checked = rules !== null;
      if (!(await store.enter(run, { day: gameDay(now), value, checked, now }))) return refused(409);
      const found = await placeOf({ gameId, fromDay: gameDay(now) }, viewer.userId);
      return { value, checked, best: await store.best(viewer.userId, gameId), place: found?.place ?? 1 };
    },
    leaderboard: async ({ gameId, scope }, { viewer, now }: CallContext<Viewer>): Promise<Leaderboard | Refusal> => {
      if (!(await catalogue.game(gameId))) return refused(404);
      const resetsAt = scope === 'day' ? dayEnds(now) : null;
      const wish = await wishOf(gameId, scope, viewer, now);
      if (!wish) return { rows: [], me: null, resetsAt };
      const first = await store.first(wish, GAMES.rows);
      const own = viewer.kind === 'member' ? await placeOf(wish, viewer.userId) : null;
      const rows = await Promise.all(first.map((best, i) => rowOf(best, i + 1)));
      return { rows: rows.filter((row) => row !== null), me: own && (await rowOf(own.best, own.place)), resetsAt };
    },
  };
};
