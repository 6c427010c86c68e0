import { opened } from '../shared/area.ts';
import type { Durable, LetterTaker } from '../shared/outbox.ts';
import { outboxArea } from './outbox.area.ts';
import type { OpenOutbox } from './outbox.ts';

export interface OpenOutboxNeeds {
  readonly outbox: OpenOutbox;
  readonly letters: LetterTaker;
  /** Closes what delivers letters. */
  readonly lettersEnd: () => Promise<void>;
  /** Of all areas. */
  readonly hearers: readonly Durable[];
}

/** Begins to deliver what is stored, also what a process left that was ended. */
export const openOutbox = ({ outbox, letters, lettersEnd, hearers }: OpenOutboxNeeds) => {
  outbox.start(letters, hearers);
  return opened(outboxArea, {
    handlers: {},
    close: async () => {
      await outbox.end();
      await lettersEnd();
    },
  });
};
