import { ERASED_ID } from '#domain/privacy/deletion.ts';

/** What is shown instead of an erased author's name, in every language. */
const NOBODY = { userId: ERASED_ID, showName: '—', colorName: 'c1', badge: null, vipGroup: false } as const;

/** A message whose author was erased: its text stays, without any trace of the author. */
export const nobodys = <Message extends object>(message: Message): Omit<Message, 'level'> & typeof NOBODY => {
  const { level: _, ...rest }: Message & { readonly level?: unknown } = message;
  return { ...rest, ...NOBODY };
};
