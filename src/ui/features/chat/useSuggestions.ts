import { useEffect, useState } from 'react';
import type { emojiNamed, findEmoji } from './emoji.ts';
import { codeQuery, mentionOf, mentionQuery } from './mentions.ts';
import { suggestionsFor, type Suggestion } from './suggestionsFor.ts';

const SHOWN = 6;
interface EmojiList {
  readonly findEmoji: typeof findEmoji;
  readonly emojiNamed: typeof emojiNamed;
}

/** The emoji with their words, once somebody types a code. */
const useEmojiList = (wanted: boolean): EmojiList | null => {
  const [list, setList] = useState<EmojiList | null>(null);
  useEffect(() => {
    // Without the list the code stays as it was typed.
    if (wanted && !list)
      void import('./emoji.ts').then(
        (loaded) => setList(loaded),
        () => undefined,
      );
  }, [wanted, list]);
  return list;
};

export interface Suggestions {
  readonly items: readonly Suggestion[];
  /** Where the text begins that a choice replaces. */
  readonly from: number;
  /** Enter takes the choice instead of sending. */
  readonly onEnter: boolean;
  /** The text with its emoji where a code has just been typed out, `:goal:`; null otherwise. */
  readonly withEmoji: (text: string, caret: number) => { readonly text: string; readonly caret: number } | null;
}

/** What the text before the caret asks for: people to mention, or emoji by code (CH-8). */
export const useSuggestions = (text: string, caret: number, names: () => readonly string[]): Suggestions => {
  const mention = mentionQuery(text, caret);
  const code = mention ? null : codeQuery(text, caret);
  const emoji = useEmojiList(code !== null);
  const withEmoji: Suggestions['withEmoji'] = (typed, at) => {
    const done = codeQuery(typed, at);
    const sign = done?.closed && emoji ? emoji.emojiNamed(done.query) : null;
    if (!done || sign === null) return null;
    return { text: typed.slice(0, done.from) + sign + typed.slice(at), caret: done.from + sign.length };
  };
  if (mention) {
    const items = suggestionsFor(names(), mention.query).map((name) => ({
      label: `@${name}`,
      words: `${mentionOf(name)} `,
    }));
    return { items, from: mention.from, onEnter: mention.query !== '', withEmoji };
  }
  if (!code || !emoji) return { items: [], from: 0, onEnter: false, withEmoji };
  const found = code.closed ? [] : emoji.findEmoji(code.query).slice(0, SHOWN);
  return {
    items: found.map((sign) => ({ label: sign, words: `${sign} ` })),
    from: code.from,
    onEnter: true,
    withEmoji,
  };
};
