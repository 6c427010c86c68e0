import { ERASED_ID } from '#domain/privacy/deletion.ts';

/** What stands in the place of an author who is gone, in every language. */
const NOBODY = { userId: ERASED_ID, showName: '—', colorName: 'c1', badge: null, vipGroup: false } as const;

/** A message that nobody wrote any more: what was said stays, nothing tells by whom. */
export const nobodys = <Message extends object>(message: Message): Omit<Message, 'level'> & typeof NOBODY => {
  const { level: _, ...rest }: Message & { readonly level?: unknown } = message;
  return { ...rest, ...NOBODY };
};
