import { useEffect, useState } from 'react';
import { codeQuery, mentionOf, mentionQuery } from './mentions.ts';
import { suggestionsFor, type Suggestion } from './MentionRail.tsx';

const SHOWN = 6;
type EmojiList = Pick<typeof import('./emoji.ts'), 'emojiNamed' | 'findEmoji'>;

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
  /** The emoji of a code that was typed out, `:goal:`. */
  readonly ready: string | null;
}

/** What the text before the caret asks for: people to mention, or emoji by code (CH-8). */
export const useSuggestions = (text: string, caret: number, names: () => readonly string[]): Suggestions => {
  const mention = mentionQuery(text, caret);
  const code = mention ? null : codeQuery(text, caret);
  const emoji = useEmojiList(code !== null);
  if (mention) {
    const items = suggestionsFor(names(), mention.query).map((name) => ({
      label: `@${name}`,
      words: `${mentionOf(name)} `,
    }));
    return { items, from: mention.from, onEnter: mention.query !== '', ready: null };
  }
  if (!code || !emoji) return { items: [], from: 0, onEnter: false, ready: null };
  const found = code.closed ? [] : emoji.findEmoji(code.query).slice(0, SHOWN);
  return {
    items: found.map((sign) => ({ label: sign, words: `${sign} ` })),
    from: code.from,
    onEnter: true,
    ready: code.closed ? emoji.emojiNamed(code.query) : null,
  };
};
