import { opened } from '../shared/area.ts';
import { referralArea } from './referral.area.ts';
import { createReferral, type ReferralNeeds } from './referral.ts';

const SETTLE_EVERY_MS = 30_000;

export const openReferral = (needs: ReferralNeeds) => {
  const { handlers, kept, joined, settle, settleDue } = createReferral(needs);
  return {
    ...opened(referralArea, {
      handlers: { referral: handlers },
      personalData: [kept],
      // Settles the referrals that may have changed.
      jobs: [{ name: 'referral.settle', everyMs: SETTLE_EVERY_MS, atStart: true, run: settleDue }],
    }),
    ...{ joined, settle },
  };
};
