import type { ScreensOf } from '../../app/screen.ts';

export const helpScreens: ScreensOf<'help' | 'mailEnd'> = {
  help: () => import('./HelpScreen.tsx'),
  mailEnd: () => import('./MailEndScreen.tsx'),
};
