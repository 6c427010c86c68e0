/** AUTH: delays in milliseconds, ages in seconds. */
export const AUTH = {
  reloginDelayMs: 200,
  maxGuestFailures: 3,
  /** Between two readings of the guest's info, unless the origin asks for more. */
  infoRetryMs: 1000,
  /** Until a log-in as guest, or the reading of a member's info, is tried again. */
  sessionRetryMs: 5000,
  guestTokenMaxAgeS: 604_800,
  accessTokenMaxAgeS: 900,
  refreshTokenMaxAgeS: 30 * 86_400,
} as const;

/** Sign-in methods besides the password: ages in seconds. */
export const SIGN_IN = {
  /** From leaving for Google until the return. */
  flowMaxAgeS: 600,
  /** From asking for a passkey until its answer. */
  challengeMaxAgeS: 300,
  maxPasskeys: 20,
  passkeyNameMax: 64,
} as const;

/** What a 401 clears, per endpoint (AUTH-4). */
export type Clears = 'guestToken' | 'allTokens';

/** `siteRoleId`: what the portal calls its roles. Role 6 does not announce joining (CHAT-6). */
export const SITE_ROLES = {
  member: 1,
  commentator: 2,
  leaderOperator: 3,
  host: 4,
  qc: 5,
  silent: 6,
  customerCare: 7,
  ad: 8,
  guest: 0,
} as const;

/** Those who may delete others' messages and mute their authors. */
export const isStaff = (siteRoleId: number): boolean =>
  siteRoleId === SITE_ROLES.leaderOperator || siteRoleId === SITE_ROLES.qc || siteRoleId === SITE_ROLES.customerCare;
