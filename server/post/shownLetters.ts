import type { Channel } from '#domain/auth/contacts.ts';

export const OUTBOX_PATH = '/dev/outbox';

/** A letter that was displayed instead of sent. */
export interface Shown {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly channel: Channel;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly code: string | null;
}

/** The letters that would have been sent, newest first, in memory only: for a machine without mail server and gateway. */
export interface ShownLetters {
  readonly add: (letter: Shown) => void;
  readonly all: () => readonly Shown[];
}

const MOST = 50;

export const createShownLetters = (): ShownLetters => {
  let letters: readonly Shown[] = [];
  return {
    add: (letter) => {
      letters = [letter, ...letters].slice(0, MOST);
    },
    all: () => letters,
  };
};
