/** Sizes of what a member types, in characters (Unicode code points for the password). */
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

/** Why a username cannot be taken, before anybody is asked whether it is free. */
export const usernameProblem = (username: string): 'format' | 'reserved' | null => {
  if (!/^[a-z0-9._]{3,32}$/.test(username)) return 'format';
  return reserved.has(username) ? 'reserved' : null;
};

/** Why a password is refused by length alone; whether it is a common one is the origin's to say. */
export const passwordProblem = (password: string): 'tooShort' | 'tooLong' | null => {
  const length = [...password].length;
  if (length < CREDENTIALS.passwordMin) return 'tooShort';
  return length > CREDENTIALS.passwordMax ? 'tooLong' : null;
};

/** How strong a password looks, in lit rows 0 to 3: length first, then variety. */
export const passwordRows = (password: string): 0 | 1 | 2 | 3 => {
  if (passwordProblem(password) !== null) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const length = [...password].length;
  if (length >= 16 || (length >= 12 && kinds >= 3)) return 3;
  return length >= 12 || kinds >= 3 ? 2 : 1;
};
