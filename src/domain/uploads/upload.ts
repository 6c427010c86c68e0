/** The rules of one kind of upload. */
export interface UploadKind {
  readonly maxBytes: number;
  /** How many of the first bytes `typeOf` needs. */
  readonly headBytes: number;
  /** The media type by the first bytes of a file; null if it is not accepted. */
  readonly typeOf: (head: Uint8Array) => string | null;
}

/**
 * Why a file is refused: empty, too many bytes, unknown type, too many pixels, corrupt, or not allowed for this viewer
 * now.
 */
export type UploadProblem = 'empty' | 'tooLarge' | 'type' | 'pixels' | 'unreadable' | 'denied';

/** Checks a file before it is uploaded: its real media type, or why it is refused. */
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
