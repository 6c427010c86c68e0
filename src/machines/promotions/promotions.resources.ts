import { succeeded } from '#ports/failure.ts';
import { feed } from '../resource/feed.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const CALM_MS = 60_000;
/** A booking or a new level changes what a member may claim. */
const SOON_MS = 2000;

/** MI-11: promotions that run or are to come, or those that are over. */
export const promotionList = feed({
  name: 'promotionList',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, { state }: { readonly state: 'open' | 'ended' }, cursor, signal) =>
    (await loadPort('promotions')).list(state, cursor, signal),
  idOf: ({ promotionId }) => promotionId,
});
export const promotionDetail = resource({
  name: 'promotionDetail',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, { slug }: { readonly slug: string }, signal) =>
    (await loadPort('promotions')).promotion(slug, signal),
});
/** What the conditions are judged by, and what the member has claimed; nothing is asked of guests. */
export const ownPromotions = resource({
  name: 'ownPromotions',
  private: true,
  staleAfterMs: SOON_MS,
  load: async ({ loadPort }: Ports, { member }: { readonly member: boolean }, signal) =>
    member ? (await loadPort('promotions')).mine(signal) : succeeded(null),
});
