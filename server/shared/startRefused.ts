/** Stops the start (or a command) for a reason that an operator can put right; its message is the one line they read. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
