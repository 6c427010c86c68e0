import type { TipWindow } from '#domain/tips/stats.ts';
import type { TipCategory } from '#domain/tips/tip.ts';
import type { RankingQuery, TipQuery } from '#ports/tips.ts';
import { feed } from '../resource/feed.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const POLL_MS = 30_000;
type OfKind = Pick<TipQuery, 'category' | 'type'>;

/** Tips that are not settled, by their lock: those whose match is on come first. */
export const tipsOpen = feed({
  name: 'tipsOpen',
  pollEveryMs: POLL_MS,
  whole: true,
  load: async ({ loadPort }: Ports, query: OfKind, cursor, signal) =>
    (await loadPort('tips')).list({ ...query, state: 'open', sort: 'lock' }, cursor, signal),
  idOf: ({ tipId }) => tipId,
});
/** Tips that ended, the newest first. */
export const tipsSettled = feed({
  name: 'tipsSettled',
  staleAfterMs: POLL_MS,
  load: async ({ loadPort }: Ports, query: OfKind, cursor, signal) =>
    (await loadPort('tips')).list({ ...query, state: 'settled' }, cursor, signal),
  idOf: ({ tipId }) => tipId,
});
/** TP-12: the open tips on matches of teams, by their lock. */
export const tipsOfTeams = feed({
  name: 'tipsOfTeams',
  pollEveryMs: POLL_MS,
  load: async ({ loadPort }: Ports, { ids }: { readonly ids: readonly string[] }, cursor, signal) =>
    (await loadPort('tips')).list({ teams: ids.join(','), state: 'open', sort: 'lock' }, cursor, signal),
  idOf: ({ tipId }) => tipId,
});
interface DayQuery {
  readonly category: TipCategory;
  /** YYYY-MM-DD in `timezone`. */
  readonly date: string;
  readonly timezone: string;
}
/** The open tips on the matches of a day. */
export const tipsOfDay = feed({
  name: 'tipsOfDay',
  pollEveryMs: POLL_MS,
  whole: true,
  load: async ({ loadPort }: Ports, query: DayQuery, cursor, signal) =>
    (await loadPort('tips')).list({ ...query, state: 'open', sort: 'lock' }, cursor, signal),
  idOf: ({ tipId }) => tipId,
});
/** All tips of one tipster, the lost ones too, the newest first. */
export const tipsOfTipster = feed({
  name: 'tipsOfTipster',
  load: async ({ loadPort }: Ports, query: Pick<TipQuery, 'state'> & { readonly tipsterId: string }, cursor, signal) =>
    (await loadPort('tips')).list(query, cursor, signal),
  idOf: ({ tipId }) => tipId,
});
/** What a member has to do with tips. */
export const memberTips = feed({
  name: 'memberTips',
  private: true,
  load: async ({ loadPort }: Ports, { tab }: { readonly tab: 'mine' | 'followed' | 'saved' }, cursor, signal) =>
    (await loadPort('tips')).mine(tab, cursor, signal),
  idOf: ({ tipId }) => tipId,
});

/** A tip with its text, by the slug of its address. */
export const tipDetail = resource({
  name: 'tipDetail',
  pollEveryMs: POLL_MS,
  load: async ({ loadPort }: Ports, { slug }: { readonly slug: string }, signal) =>
    (await loadPort('tips')).detail(slug, signal),
});
export const tipsOfMatch = resource({
  name: 'tipsOfMatch',
  pollEveryMs: POLL_MS,
  load: async ({ loadPort }: Ports, { id }: { readonly id: string }, signal) =>
    (await loadPort('tips')).byMatch(id, signal),
});
/** The order of tipsters, by the lower end of their yield's interval. */
export const tipRanking = resource({
  name: 'tipRanking',
  staleAfterMs: 60_000,
  load: async ({ loadPort }: Ports, query: RankingQuery, signal) => (await loadPort('tips')).leaderboard(query, signal),
});
/** How a tipster did. */
export const tipsterRecord = resource({
  name: 'tipsterRecord',
  staleAfterMs: 60_000,
  load: async ({ loadPort }: Ports, query: { readonly userId: string; readonly window: TipWindow }, signal) =>
    (await loadPort('tips')).tipster(query, signal),
});
