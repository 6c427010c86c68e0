/** Stops the start (or a command) for a reason that an operator can fix; its message is the one line that they read. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
