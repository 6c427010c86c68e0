import type { ScreensOf } from '../app/screen.ts';

export const referralScreens: ScreensOf<'referral'> = {
  referral: () => import('./ReferralScreen.tsx'),
};
