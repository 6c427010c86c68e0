import { badgeOfRole, type Badge } from '#domain/chat/badge.ts';
import type { NewMessage } from './write.ts';

/** The author of a message, taken from the account and never from what the client claimed. */
export interface Speaker {
  readonly userId: string;
  readonly showName: string;
  readonly badge: Badge | null;
  readonly level?: number;
  readonly vipGroup: boolean;
}

/** A member as the accounts know them. */
export interface ChatMember {
  readonly userId: string;
  readonly nickname: string;
  readonly siteRoleId: number;
  readonly level: number;
  /** 0 or 1. */
  readonly vip: number;
}

export const speakerOf = ({ userId, nickname, siteRoleId, level, vip }: ChatMember): Speaker => {
  const badge = badgeOfRole(siteRoleId);
  return { userId, showName: nickname, badge, vipGroup: vip === 1, ...(badge === 'user' ? { level } : {}) };
};

const COLOURS = 7;

/** One of c1 to c7, the same for the same user always. */
export const colorNameOf = (userId: string): string => {
  let sum = 0;
  for (const letter of userId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return `c${(sum % COLOURS) + 1}`;
};

export const messageBy = (
  speaker: Speaker,
  said: Pick<
    NewMessage,
    'groupMessageId' | 'groupId' | 'createdAt' | 'clientId' | 'originalMessage' | 'parentMessageId' | 'toUserId'
  >,
  systemMessage: string | null = null,
): NewMessage => ({
  ...speaker,
  ...said,
  colorName: colorNameOf(speaker.userId),
  isGuest: false,
  systemMessage,
  attachments: [],
});
