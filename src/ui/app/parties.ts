import type { JoinedParty } from '#domain/party/joinedParty.ts';
import type { Target } from '#domain/social/social.ts';
import type { ChatRoom } from '#machines/chat/chatRoom.ts';
import type { WatchPartyRef } from '#machines/party/watchParty.wire.ts';
import type { Outcome } from '#ports/failure.ts';

/** FI-11: beginning to watch something with others, and coming in. */
export interface Parties {
  readonly create: (target: Target, positionSec: number) => Promise<Outcome<JoinedParty>>;
  /** To be left by `leave`. */
  readonly enter: (
    code: string,
    chatRoomFor: (groupId: string) => ChatRoom,
  ) => { readonly party: WatchPartyRef; readonly leave: () => void };
}
