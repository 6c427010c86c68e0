import type { ChatMessage, ChatNotice } from './chat.ts';
import type { Poll } from './poll.ts';
import type { ChatRules } from './rules.ts';

export const isNotice = <A extends { readonly kind: string }>(entry: A): entry is Extract<A, ChatNotice> =>
  entry.kind === 'rules' || entry.kind === 'pin' || entry.kind === 'poll';

/** What stands in a room. */
export interface Standing {
  readonly rules: ChatRules | null;
  readonly pinned: ChatMessage | null;
  readonly poll: Poll | null;
}
export const nothingStands: Standing = { rules: null, pinned: null, poll: null };

/** What stands once this is told. */
export const afterNotice = (standing: Standing, notice: ChatNotice): Standing => {
  if (notice.kind === 'rules') return { ...standing, rules: notice.rules };
  if (notice.kind === 'pin') return { ...standing, pinned: notice.message };
  const { poll } = notice;
  const me = standing.poll?.pollId === poll.pollId ? standing.poll.me : undefined;
  return { ...standing, poll: poll.me === undefined && me !== undefined ? { ...poll, me } : poll };
};

/** What stands once a message is gone. */
export const afterDeletion = (standing: Standing, groupMessageId: string): Standing =>
  standing.pinned?.groupMessageId === groupMessageId ? { ...standing, pinned: null } : standing;

/** What there is to say to who comes now. */
export const noticesOf = ({ rules, pinned, poll }: Standing, ts: number): readonly ChatNotice[] => [
  ...(rules ? [{ kind: 'rules' as const, ts, rules }] : []),
  ...(pinned ? [{ kind: 'pin' as const, ts, message: pinned }] : []),
  ...(poll ? [{ kind: 'poll' as const, ts, poll }] : []),
];
