import { setLevel } from '#server/accounts/members.store.ts';
import { openLevel } from '#server/level/level.open.ts';
import { openReferral } from '#server/referral/referral.open.ts';
import type { ReferralNeeds } from '#server/referral/referral.ts';
import type { SettingsOf } from '#server/settings/settings.ts';

/** Points and invitations, assembled like in the origin. */
export const openRewards = ({
  settingsOf,
  ...needs
}: Omit<ReferralNeeds, 'award' | 'isShown'> & { readonly settingsOf: SettingsOf }) => {
  const level = openLevel({
    database: needs.database,
    setLevel,
    settleFirst: (userId, now) => referral.settle(userId, now),
  });
  const referral = openReferral({
    ...needs,
    award: level.award,
    isShown: async (userId) => (await settingsOf(userId)).privacy.shownToInviter,
  });
  return {
    joined: referral.joined,
    jobs: referral.jobs,
    handlers: { ...level.handlers, ...referral.handlers },
    personalData: [...level.personalData, ...referral.personalData],
  };
};
export type Rewards = ReturnType<typeof openRewards>;
