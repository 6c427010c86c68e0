/** Storage key of the draft in a room's chat. */
export const draftKey = (groupId: string): string => `chat.draft.${groupId}`;
