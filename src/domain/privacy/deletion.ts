/** How long the deletion of an account can still be undone, in milliseconds. */
export const DELETION = { undoMs: 7 * 86_400_000 } as const;

/** Author id of messages by erased members: they stay in rooms, because others answered them. */
export const ERASED_ID = 'erased';
