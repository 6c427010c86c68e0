import type { ScreensOf } from '../app/screen.ts';

export const pagesScreens: ScreensOf<'information' | 'about' | 'terms' | 'changes' | 'changeLog' | 'privacyNotice'> = {
  information: () => import('./InformationScreen.tsx'),
  about: () => import('./AboutScreen.tsx'),
  terms: () => import('./TermsScreen.tsx'),
  changes: () => import('./ChangesScreen.tsx'),
  changeLog: () => import('./ChangesScreen.tsx'),
  privacyNotice: () => import('./PrivacyNoticeScreen.tsx'),
};
