/** Storage key of the draft in a room's chat. */
export const draftKey = (groupId: string): string => `chat.draft.${groupId}`;

/** Storage key of the draft of a comment, on a target (`type:id`) or as an answer to a comment's id. */
export const commentDraftKey = (place: string): string => `comment.draft.${place}`;
