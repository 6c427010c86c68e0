/** Limits of a member's credentials, in characters (Unicode code points for the password). */
export const CREDENTIALS = {
  usernameMin: 3,
  usernameMax: 32,
  passwordMin: 8,
  passwordMax: 128,
  nicknameMax: 32,
} as const;

const reserved = new Set([
  'admin',
  'administrator',
  'root',
  'system',
  'khandai',
  'support',
  'moderator',
  'staff',
  'guest',
  'khach',
]);

/** Why a username is invalid, as far as the browser can tell: whether it is taken, the origin says. */
export const usernameProblem = (username: string): 'format' | 'reserved' | null => {
  if (!/^[a-z0-9._]{3,32}$/.test(username)) return 'format';
  return reserved.has(username) ? 'reserved' : null;
};

/** Why a password's length is refused; whether it is too common, the origin says. */
export const passwordProblem = (password: string): 'tooShort' | 'tooLong' | null => {
  const length = [...password].length;
  if (length < CREDENTIALS.passwordMin) return 'tooShort';
  return length > CREDENTIALS.passwordMax ? 'tooLong' : null;
};

/** How strong a password looks, from 0 to 3 lit bars: by length first, then by variety. */
export const passwordRows = (password: string): 0 | 1 | 2 | 3 => {
  if (passwordProblem(password) !== null) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const length = [...password].length;
  if (length >= 16 || (length >= 12 && kinds >= 3)) return 3;
  return length >= 12 || kinds >= 3 ? 2 : 1;
};
