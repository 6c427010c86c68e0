import type { ChatPosition, Passing } from '#domain/chat/chat.ts';
import type { JoinedParty } from '#domain/party/joinedParty.ts';
import type { PartyState, WatchEntry } from '#domain/party/party.ts';
import type { ClockSample } from '#domain/party/partyClock.ts';

export type WatchPartyEvent =
  /** The socket is open, or is no more. */
  | { readonly type: 'party.opened' }
  | { readonly type: 'party.closed' }
  | {
      readonly type: 'party.subscribed';
      readonly position: ChatPosition;
      readonly entries: readonly Passing[];
    }
  | { readonly type: 'party.entries'; readonly entries: readonly Passing[] }
  | { readonly type: 'party.refused'; readonly code: number }
  | { readonly type: 'party.clock'; readonly sample: ClockSample }
  /** What the viewer's own player did is so at once, before the origin says it. */
  | { readonly type: 'party.acted'; readonly state: PartyState }
  /** The picture is where the party is, or is not. */
  | { readonly type: 'party.close' }
  | { readonly type: 'party.lagging' }
  | { readonly type: 'party.retry' }
  /** Hands the lead to somebody; of who leads alone. */
  | { readonly type: 'party.lead'; readonly to: string }
  /** For all; of who leads alone. */
  | { readonly type: 'party.end' }
  | { readonly type: 'party.leave' };

export interface WatchPartyInput {
  readonly code: string;
  /** The viewer began it: the party is where the own player is. */
  readonly created: boolean;
}
export interface WatchPartyContext extends WatchPartyInput {
  readonly joined: JoinedParty | null;
  /** How far the sequence was heard; null before the first answer. */
  readonly position: ChatPosition | null;
  readonly state: PartyState | null;
  /** The last news. */
  readonly news: Pick<WatchEntry, 'cmd' | 'by' | 'ts'> | null;
  readonly samples: readonly ClockSample[];
}
