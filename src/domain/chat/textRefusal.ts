import { graphemeCount } from '../door/graphemes.ts';
import { linkIn } from '../door/links.ts';
import type { ChatRules, RoomReason } from './rules.ts';

// Written out of a string, for the `v` flag is younger than the language level that this is compiled for.
const EMOJI = new RegExp(String.raw`^(?:\p{RGI_Emoji}|\s)+$`, 'v');
const isEmoji = (text: string): boolean => EMOJI.test(text);

/** Which of the rules that need nothing but the text refuses it; null for none. */
export const textRefusal = (rules: ChatRules, text: string): RoomReason | null => {
  if (graphemeCount(text) > rules.maxLength) return 'roomLength';
  if (rules.emojiOnly && !isEmoji(text)) return 'roomEmoji';
  return !rules.links && linkIn(text, []) !== null ? 'roomLinks' : null;
};
