/** A file of its own: the many files that it loads are named there, and not in every room's first load. */
export const loadRoomActs = () => import('./RoomActs.tsx');
