/** MU-3, MU-12: numbers of listening. */
export const LISTENING = {
  /** An open song that gives no sign is taken for broken, in milliseconds. */
  patienceMs: 15_000,
  retryDelaysMs: [1000, 4000],
  /** Looks again by itself while the line is gone: a browser does not always know when it is back. */
  lookAgainMs: 15_000,
  /** Broken songs that are passed one after another before it stops. */
  passes: 2,
  mostFadeS: 8,
  /** Pressing "previous" later than this begins the song again. */
  backToStartS: 3,
  sleepMinutes: [15, 30, 45, 60],
  /** What changed in the queue rests this long before the origin hears of it. */
  putRestMs: 2000,
  putAgainMs: 30_000,
  jumpS: 10,
} as const;

export const retryDelay = (retries: number): number =>
  LISTENING.retryDelaysMs[retries - 1] ?? LISTENING.retryDelaysMs.at(-1)!;

/** What the sleep timer waits for: minutes, or the end of the song that plays. */
export type Sleep = number | 'song';
