import { graphemeCount } from '../door/graphemes.ts';
import { tidyComment } from './comment.ts';

/** What can be done with a text: there is nothing to send, it has too many characters, or it can be sent. */
export type TextState = 'nothing' | 'tooLong' | 'ready';

/** Characters of what would be stored, as people count them. */
export const charactersOf = (text: string): number => graphemeCount(tidyComment(text));

/** `before`: the text of the comment that is changed, empty for a new one; `most`: of characters. */
export const textState = (text: string, before: string, most: number): TextState => {
  const tidy = tidyComment(text);
  if (tidy === '' || tidy === before) return 'nothing';
  return graphemeCount(tidy) > most ? 'tooLong' : 'ready';
};
