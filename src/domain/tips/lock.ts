import { matchPhase, matchStatus } from '../match/matchStatus.ts';
import { isStaff, SITE_ROLES } from '../auth/auth.ts';
import { TIPS } from './tip.ts';

/** The last minute is said; a lock in more than a day has no timer. In milliseconds. */
export const TIP_LOCK = { closingMs: 60_000, farMs: 86_400_000 } as const;

/** When a match begins: as announced, and really (absent before). Epoch milliseconds. */
export interface KickOff {
  readonly startTs: number;
  readonly realStartTs?: number;
  /** A status text of MATCH-1. */
  readonly statusText: string;
}

/** The instant from which nothing about a tip changes: the earlier of announced and real kick-off. */
export const lockTsOf = ({ startTs, realStartTs }: Pick<KickOff, 'startTs' | 'realStartTs'>): number =>
  Math.min(startTs, realStartTs ?? startTs);

/**
 * TI-3: whether nothing may be published, edited or withdrawn any more, at second zero already. A match that is running
 * or over is locked whatever its announced start says.
 */
export const isLocked = (kickOff: KickOff, now: number): boolean => {
  const phase = matchPhase(matchStatus(kickOff.statusText));
  return now >= lockTsOf(kickOff) || phase === 'live' || phase === 'ended' || phase === 'cancel';
};

/** Who may publish tips: members from level 3, commentators, and those who run the portal. */
export const mayPublish = (siteRoleId: number, level: number): boolean =>
  siteRoleId === SITE_ROLES.host ||
  siteRoleId === SITE_ROLES.commentator ||
  isStaff(siteRoleId) ||
  (siteRoleId === SITE_ROLES.member && level >= TIPS.minLevel);
