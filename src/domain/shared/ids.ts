/** Room ids are letters and digits only, because an address ends in "-{roomId}". */
export const isRoomId = (text: string): boolean => /^[a-z0-9]{1,32}$/.test(text);
