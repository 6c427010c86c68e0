import { chatRoomInputs } from '#server/testing/fakeChatRoom.ts';
import type { Case } from './otherPeoplesMatrix.ts';

/** Only moderators of a room may make these calls there, whoever is concerned. */
const forbidden = Object.fromEntries(
  Object.entries(chatRoomInputs).map(([path, input]): [string, Case] => [
    path,
    { treatment: 'forbidden', input: ({ userId }) => ('userId' in input ? { ...input, userId } : input) },
  ]),
);

/** Calls about rooms and their polls. */
export const chatRoomMatrix: Readonly<Record<string, Case>> = {
  ...forbidden,
  '/live/api/chat/room-detail': { treatment: 'as if there were none', input: ({ userId }) => ({ id: userId }) },
  '/live/api/chat/poll/vote': {
    treatment: 'as if there were none',
    input: () => ({ pollId: 'khong-co', optionId: '1' }),
  },
  '/live/api/chat/poll/close': { treatment: 'as if there were none', input: () => ({ pollId: 'khong-co' }) },
};
