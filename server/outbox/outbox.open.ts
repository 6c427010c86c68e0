import { opened } from '../shared/area.ts';
import type { Durable, LetterTaker } from '../shared/outbox.ts';
import { outboxArea } from './outbox.area.ts';
import type { OpenOutbox } from './outbox.ts';

export interface OpenOutboxNeeds {
  readonly outbox: OpenOutbox;
  readonly letters: LetterTaker;
  /** Ends the delivery of letters. */
  readonly lettersEnd: () => Promise<void>;
  /** The hearers of all areas. */
  readonly hearers: readonly Durable[];
}

/** Starts to deliver stored items, including those of a process that ended. */
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
