/** How an unsent recording is kept on the device. */
export const UNSENT_VOICE = {
  /** The browser's database, and the key in its storage that says until when there is something in it. */
  name: 'khandai.unsentVoice',
  keptMs: 24 * 3_600_000,
  /** A browser that has not answered by then keeps nothing. */
  patienceMs: 3000,
} as const;
