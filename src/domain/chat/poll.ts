/** CH-9: a question to a room. `me` is the viewer's own choice, where it is known whose. */
export interface Poll {
  readonly pollId: string;
  readonly question: string;
  readonly options: readonly PollOption[];
  /** Epoch milliseconds; when it was closed, if that was before its time. */
  readonly endTs: number;
  readonly me?: string | null;
}
export interface PollOption {
  readonly id: string;
  readonly text: string;
  readonly votes: number;
}

/** Bounds: options, graphemes, seconds; `shownMs`: how long the result stands. */
export const POLL = {
  optionsLeast: 2,
  optionsMost: 6,
  questionMost: 140,
  optionMost: 60,
  durationLeast: 15,
  durationMost: 86_400,
  shownMs: 300_000,
} as const;

export const isOver = ({ endTs }: Pick<Poll, 'endTs'>, now: number): boolean => now >= endTs;
/** Whether it still stands in its room. */
export const isShown = ({ endTs }: Pick<Poll, 'endTs'>, now: number): boolean => now < endTs + POLL.shownMs;

export interface PollBar extends PollOption {
  /** Whole percent. */
  readonly share: number;
  /** Has the most votes, if there are any. */
  readonly leads: boolean;
}
/** The bars of a poll. */
export const barsOf = ({ options }: Pick<Poll, 'options'>): readonly PollBar[] => {
  const all = options.reduce((sum, { votes }) => sum + votes, 0);
  const most = Math.max(...options.map(({ votes }) => votes));
  return options.map((option) => ({
    ...option,
    share: all === 0 ? 0 : Math.round((option.votes * 100) / all),
    leads: most > 0 && option.votes === most,
  }));
};

/** The poll as it is once the viewer chose, before the origin says so. */
export const votedFor = (poll: Poll, optionId: string): Poll => ({
  ...poll,
  me: optionId,
  options: poll.options.map((option) => ({
    ...option,
    votes: option.votes + (option.id === optionId ? 1 : 0) - (option.id === poll.me ? 1 : 0),
  })),
});
