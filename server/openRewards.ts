import type { Bus } from './bus/bus.ts';
import { setLevel } from './accounts/members.store.ts';
import type { Database } from './database/database.ts';
import type { Handlers } from './http/handlers.ts';
import { createLevel } from './level/level.ts';
import type { Log } from './log.ts';
import { createReferral, type ReferralArea } from './referral/referral.ts';
import type { SettingsOf } from './settings/settings.ts';
import type { Clock } from './shared/clock.ts';
import type { Every } from './shared/every.ts';
import type { Kept } from './shared/kept.ts';

export interface RewardsNeeds {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  readonly settingsOf: SettingsOf;
  readonly failed: (error: unknown) => void;
  readonly every?: Every;
}

export interface Rewards extends Pick<ReferralArea, 'joined' | 'start'> {
  readonly handlers: Pick<Handlers, 'level' | 'referral'>;
  readonly kept: readonly Kept[];
}

/** Points, the level that they make, and inviting others, for which there are points. */
export const openRewards = ({ settingsOf, ...needs }: RewardsNeeds): Rewards => {
  const level = createLevel({
    database: needs.database,
    setLevel,
    settleFirst: (userId, now) => referral.settle(userId, now),
  });
  const referral = createReferral({
    ...needs,
    award: level.award,
    isShown: async (userId) => (await settingsOf(userId)).privacy.shownToInviter,
  });
  return {
    joined: referral.joined,
    start: referral.start,
    handlers: { level: level.handlers, referral: referral.handlers },
    kept: [level.kept, referral.kept],
  };
};
