/** AUTH: limits of sign-in. Delays in milliseconds (`Ms`), ages in seconds (`S`). */
export const AUTH = {
  reloginDelayMs: 200,
  maxGuestFailures: 3,
  /** Delay between two attempts to read the guest's info, unless the origin asks for a longer one. */
  infoRetryMs: 1000,
  /** Delay before a guest log-in, or the reading of a member's info, is tried again. */
  sessionRetryMs: 5000,
  guestTokenMaxAgeS: 604_800,
  accessTokenMaxAgeS: 900,
  refreshTokenMaxAgeS: 30 * 86_400,
} as const;

/** Sign-in methods other than the password: ages in seconds. */
export const SIGN_IN = {
  /** Time from leaving for Google until the return. */
  flowMaxAgeS: 600,
  /** Time from requesting a passkey challenge until its answer. */
  challengeMaxAgeS: 300,
  maxPasskeys: 20,
  passkeyNameMax: 64,
} as const;

/** Which tokens a 401 of a call clears (AUTH-4). */
export type Clears = 'guestToken' | 'allTokens';

/** Role ids of the portal (`siteRoleId`). Role 6 (silent) does not announce joining (CHAT-6). */
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

/** Whether a role may delete others' messages and mute their authors. */
export const isStaff = (siteRoleId: number): boolean =>
  siteRoleId === SITE_ROLES.leaderOperator || siteRoleId === SITE_ROLES.qc || siteRoleId === SITE_ROLES.customerCare;
