import { reactions } from '#domain/chat/chat.ts';

const offered: ReadonlySet<string> = new Set(reactions);
// Written out of a string, for the `v` flag is younger than the language level that this is compiled for.
const emoji = new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v');

/** Whether a text is one emoji. */
export const isReaction = (text: string): boolean => offered.has(text) || emoji.test(text);
