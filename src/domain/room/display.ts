/** LIVE-3: how a room is shown. */
export type RoomDisplay = 'normal' | 'theater';
