import type { Chunk } from './chunks.ts';

// The list of them all would weigh on every first load.
export const googleReturn: Chunk = () => import('../signIn/GoogleReturnScreen.tsx');
export const matchSearch: Chunk = () => import('../matchSearch/MatchSearchScreen.tsx');
export const information: Chunk = () => import('../pages/InformationScreen.tsx');
export const about: Chunk = () => import('../pages/AboutScreen.tsx');
export const terms: Chunk = () => import('../pages/TermsScreen.tsx');
export const changes: Chunk = () => import('../pages/ChangesScreen.tsx');
export const privacyNotice: Chunk = () => import('../pages/PrivacyNoticeScreen.tsx');
export const help: Chunk = () => import('../pages/help/HelpScreen.tsx');
export const mailEnd: Chunk = () => import('../pages/help/MailEndScreen.tsx');
export const application: Chunk = () => import('../application/ApplicationScreen.tsx');
export const accountPage: Chunk = () => import('../account/AccountScreen.tsx');
export const referral: Chunk = () => import('../referral/ReferralScreen.tsx');
export const people: Chunk = () => import('../people/PeopleScreen.tsx');
