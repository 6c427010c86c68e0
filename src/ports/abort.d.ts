/** The part of AbortSignal that ports and machines use; they are compiled without the DOM types. */
interface AbortSignal {
  readonly aborted: boolean;
}
