import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { LoggedMessage } from '#domain/chat/log.ts';
import { useWords } from '../../hooks/useWords.ts';
import * as styles from './ChatFolds.css.ts';
import { useFolded } from './useFolded.ts';
import { useMovedMutes } from './useMovedMutes.ts';

interface FoldedRowProps {
  readonly messages: readonly LoggedMessage[];
  /** Shows them, by their ids. */
  readonly onShow: (ids: readonly string[]) => void;
}

/** What a log does with messages that the viewer does not want to read. */
export interface Folds {
  /**
   * The messages that are folded, by the id of each: of those in a row the first has all of them, and the others have none.
   */
  readonly of: (
    messages: readonly LoggedMessage[],
    parentOf: (message: LoggedMessage) => LoggedMessage | null,
    revealed: ReadonlySet<string>,
  ) => ReadonlyMap<string, readonly LoggedMessage[]>;
  readonly Row: (props: FoldedRowProps) => React.ReactNode;
}

/** SO-10, CH-11: how many are folded in one place, and the way to read them. */
const Row = ({ messages, onShow }: FoldedRowProps) => {
  const t = useWords('chat');
  const ids = messages.map(({ groupMessageId }) => groupMessageId);
  const show = ({ currentTarget: button }: React.MouseEvent<HTMLButtonElement>) => {
    const rows = button.closest('ul');
    const isByKey = button.matches(':focus-visible');
    flushSync(() => onShow(ids));
    // The button is gone: whoever pressed it by a key goes on at the first message.
    if (isByKey) rows?.querySelector<HTMLElement>(`[data-id="${CSS.escape(ids[0]!)}"] [data-more]`)?.focus();
  };
  return (
    <li className={styles.row} data-id={ids[0]} data-kind="folded">
      {t.tn('folded', ids.length)} · {/* Arrow keys walk over it as over the buttons of messages. */}
      <span data-tools>
        <button className={styles.show} type="button" data-more onClick={show}>
          {t('showHidden')}
        </button>
      </span>
    </li>
  );
};

/** Tells a log what to fold, once its code is there: the first view of a room is made without it. */
export default function ChatFolds({ onFolds }: { readonly onFolds: (folds: Folds | null) => void }) {
  const isFolded = useFolded();
  useMovedMutes();
  useEffect(() => {
    onFolds({
      Row,
      of: (messages, parentOf, revealed) => {
        const folded = new Map<string, LoggedMessage[]>();
        let run: LoggedMessage[] | null = null;
        for (const message of messages) {
          const id = message.groupMessageId;
          if (revealed.has(id) || !isFolded(message, parentOf(message))) {
            run = null;
            continue;
          }
          if (run) {
            run.push(message);
            folded.set(id, []);
          } else folded.set(id, (run = [message]));
        }
        return folded;
      },
    });
    return () => onFolds(null);
  }, [isFolded, onFolds]);
  return null;
}
