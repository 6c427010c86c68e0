/** The part of AbortSignal that ports and machines pass on; they do not know the DOM. */
interface AbortSignal {
  readonly aborted: boolean;
}
