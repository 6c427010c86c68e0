import type { Environment } from '../config.ts';

/** The settings that production requires, with delivery channels that lead nowhere. */
export const productionEnv: Environment = {
  PUBLIC_URL: 'https://khandai.example',
  GOOGLE: 'off',
  SMS: 'off',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@khandai.example',
};
