/** How long an account that is to be deleted can still be kept. */
export const DELETION = { undoMs: 7 * 86_400_000 } as const;

/** Whose messages in rooms nobody can be asked about any more; they stay for who answered them. */
export const ERASED_ID = 'erased';
