/** What may be sent to one place. */
export interface UploadKind {
  readonly maxBytes: number;
  /** How many of the first bytes say what a file is. */
  readonly headBytes: number;
  /** The media type of a file by its first bytes; null for one that is not taken. */
  readonly typeOf: (head: Uint8Array) => string | null;
}

/** Why a file is not taken: nothing in it, too many bytes, of no known type, too many pixels, broken, or not by this viewer now. */
export type UploadProblem = 'empty' | 'tooLarge' | 'type' | 'pixels' | 'unreadable' | 'denied';

/** What can be said of a file before it leaves: its true type, or why it stays. */
export const judgeUpload = (
  { maxBytes, typeOf }: UploadKind,
  size: number,
  head: Uint8Array,
): { readonly type: string } | { readonly problem: UploadProblem } => {
  if (size === 0) return { problem: 'empty' };
  if (size > maxBytes) return { problem: 'tooLarge' };
  const type = typeOf(head);
  return type === null ? { problem: 'type' } : { type };
};
