import type { ChatEntry, ChatMessage } from '#domain/chat/chat.ts';
import type { PartyCommand, WatchEntry } from '#domain/party/party.ts';
import type { Viewer } from '../http/identify.ts';

export interface SequencedParty {
  readonly seq: number;
  readonly data: ChatEntry | WatchEntry;
}
export interface PartyWish {
  readonly cmd: PartyCommand;
  readonly pos?: number;
  readonly rate?: number;
  /** Who becomes the leader. */
  readonly to?: string;
}
interface Said {
  readonly userId: string;
  readonly clientId: string;
}
/** Something that a person writes in a party. */
export type PartyWrite =
  | (Said & { readonly kind: 'message'; readonly message: Omit<ChatMessage, 'kind' | 'seq' | 'reaction'> })
  | (Said & {
      readonly kind: 'reaction';
      readonly groupMessageId: string;
      readonly reaction: string;
      readonly on: boolean;
    })
  | (Said & { readonly kind: 'deletion'; readonly groupMessageId: string; readonly byStaff: boolean });
/** `repeated`: nothing was added. */
export type PartyWritten =
  | { readonly kind: 'stored'; readonly groupMessageId: string; readonly seq: number; readonly data: ChatEntry }
  | { readonly kind: 'repeated'; readonly groupMessageId: string; readonly seq: number | null }
  | { readonly kind: 'refused'; readonly code: 403 | 404 };

/** The log of a party's entries. */
export interface PartyLog {
  readonly epoch: string;
  readonly head: () => number;
  readonly latest: () => readonly SequencedParty[];
  /** All entries after a position; null if the log does not reach back that far. */
  readonly after: (seq: number) => readonly SequencedParty[] | null;
}
export type PartyViewer = Pick<Viewer, 'userId' | 'displayName' | 'kind'>;

/** FI-11: the topics of parties. The chat admits people and sends them the entries; the party produces the entries. */
export interface PartySource {
  /** Null if the viewer may come in; 404 if there is no such party, 429 if it is full. */
  readonly refusal: (partyId: string, userId: string) => 404 | 429 | null;
  /** Called when somebody begins to listen; `tell` receives new entries until `leave`. */
  readonly open: (
    partyId: string,
    tell: (entry: SequencedParty) => void,
  ) =>
    | (PartyLog & {
        readonly entered: (viewer: PartyViewer) => void;
        readonly left: (userId: string) => void;
        readonly leave: () => void;
      })
    | null;
  readonly write: (partyId: string, write: PartyWrite) => PartyWritten;
  /** The origin's time once the command is done, or the reason why it is not. */
  readonly command: (
    partyId: string,
    userId: string,
    wish: PartyWish,
  ) => { readonly ts: number } | { readonly code: 403 | 404 };
}
