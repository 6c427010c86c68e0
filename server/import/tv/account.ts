const NAMES = ['username', 'user', 'login'] as const;
const PASSWORDS = ['password', 'pass', 'pwd'] as const;
/** What an Xtream panel puts a name and a password into: `/live/name/word/7.ts`, `/name/word/7`. */
const IN_PATH = [
  /^\/(?:live|movie|series|timeshifts?|streaming|hls)\/[^/]+\/[^/]+\/(?:[^/]+\/){0,2}\d+(?:\.\w+)?$/iu,
  /^\/[^/]+\/[^/]+\/\d+$/u,
] as const;

const hasOne = (query: URLSearchParams, names: readonly string[]): boolean => {
  const told = [...query].map(([name, value]) => (value === '' ? '' : name.toLowerCase()));
  return names.some((name) => told.includes(name));
};

/**
 * Whether an address holds somebody's name and password, as those of Xtream panels do. Who is told such an address has
 * the account, so it is neither stored nor told to anybody.
 */
export const holdsAccount = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { username, password, pathname, searchParams } = new URL(address);
  return (
    username !== '' ||
    password !== '' ||
    (hasOne(searchParams, NAMES) && hasOne(searchParams, PASSWORDS)) ||
    IN_PATH.some((form) => form.test(pathname))
  );
};

/** As much of an address as may be read by others: where it leads, and nothing behind that. */
export const spokenAddress = (address: string): string => {
  if (!URL.canParse(address)) return 'a text that is no address';
  const { protocol, host } = new URL(address);
  return host === '' ? protocol : `${protocol}//${host}`;
};
