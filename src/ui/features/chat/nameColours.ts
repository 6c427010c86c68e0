import { hashOf } from '#domain/match/crest.ts';
import type { ChatMessage } from '#domain/chat/chat.ts';

/** CH-7: seven colours for names, per theme; each has a contrast of at least 4.5:1 on every background of a message. */
export const NAME_COLOURS = {
  dark: ['#ffb37a', '#8fd0ff', '#a7e58a', '#f5a3c7', '#d9c2ff', '#7fe0cf', '#f2d06b'],
  light: ['#9a4a06', '#155d9e', '#2c6e1c', '#a12367', '#6240a8', '#0a6a5e', '#7a5a00'],
} as const;

/** The index of a name's colour: c1 to c7 as sent by the origin, else derived from the user id. */
export const colourIndex = (message: Pick<ChatMessage, 'colorName' | 'userId'>): number => {
  const named = /^c([1-7])$/.exec(message.colorName);
  return named ? Number(named[1]) - 1 : hashOf(message.colorName || message.userId) % NAME_COLOURS.dark.length;
};
