/** Where this browser keeps what is being written in a room's chat. */
export const draftKey = (groupId: string): string => `chat.draft.${groupId}`;
