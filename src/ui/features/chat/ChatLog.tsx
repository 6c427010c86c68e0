import {
  useCallback,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { CHAT } from '#domain/chat/chat.ts';
import type { LoggedMessage } from '#domain/chat/log.ts';
import type { Outbox } from '#domain/chat/outbox.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Empty } from '../../kit/Empty.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Rows } from '../../kit/Rows.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import type { Folds } from './ChatFolds.tsx';
import * as styles from './ChatLog.css.ts';
import { LogScroller } from './LogScroller.tsx';
import { MessageRow, type RowActions } from './MessageRow.tsx';
import { OutboxRow } from './OutboxRow.tsx';
import { isCommentator } from './rows.ts';
import { useLongPress } from './useLongPress.ts';

interface LogActions extends Omit<RowActions, 'jump'> {
  /** Opens the card of a message's author. */
  readonly person: (message: LoggedMessage) => void;
}

export interface ChatLogProps {
  /** Oldest first. */
  readonly messages: readonly LoggedMessage[];
  readonly outbox: Outbox;
  /** Nothing has been received yet. */
  readonly loading: boolean;
  /** The room does not exist. */
  readonly unknown?: boolean;
  readonly older: 'more' | 'loading' | 'none' | 'failed';
  /** While the reader has scrolled up: the number of new messages below. */
  readonly unseen: number;
  readonly reading: boolean;
  readonly onlyCommentators: boolean;
  readonly me: string | null;
  readonly myReactions: ReadonlyMap<string, ReadonlySet<string>>;
  readonly actions: LogActions;
  /** What the reader does not want to read; null while it is not known. */
  readonly folds: Folds | null;
  /** Lies over the messages. */
  readonly over?: ReactNode;
  readonly onReading: (reading: boolean) => void;
  readonly onOlder: () => void;
  readonly onRetry: (clientId: string) => void;
  readonly onDiscard: (clientId: string) => void;
  /** The message that a reply refers to is no longer loaded. */
  readonly onLost: () => void;
}

const nothing: ReadonlySet<string> = new Set();
const SKELETON_ROWS = [62, 88, 47, 74, 93, 55, 80] as const;

/** The messages of a room, limited in number; it follows the newest unless the reader has scrolled up. */
export const ChatLog = (props: ChatLogProps) => {
  const { messages, outbox, me, reading, folds, onLost } = props;
  const t = useWords('chat');
  const scroller = useRef<LogScroller>(null);
  const [active, setActive] = useState<string | null>(null);
  const shown = useMemo(() => {
    const wanted = props.onlyCommentators ? messages.filter(isCommentator) : messages;
    return wanted.slice(-(CHAT.shownMessages - outbox.length));
  }, [messages, outbox.length, props.onlyCommentators]);
  const byId = useMemo(() => new Map(messages.map((message) => [message.groupMessageId, message])), [messages]);
  const parentOf = ({ parentMessageId: id }: LoggedMessage) => (id === null ? null : (byId.get(id) ?? null));
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(nothing);
  const reveal = useCallback((ids: readonly string[]) => {
    setRevealed((before) => new Set([...before, ...ids]));
    setActive(ids[0] ?? null);
  }, []);
  const folded = folds?.of(shown, parentOf, revealed);
  const { open, reply, react, person } = props.actions;
  const actions = useMemo(
    (): RowActions => ({
      open,
      reply,
      react,
      jump: (id) => {
        flushSync(() => reveal([id]));
        if (!scroller.current?.jumpTo(id)) onLost();
      },
    }),
    [open, reply, react, reveal, onLost],
  );
  const pressed = useLongPress((id, y) => {
    const message = byId.get(id);
    if (message && !message.deleted && message.systemMessage === null) open(message, y);
  });
  const named = (event: MouseEvent) => {
    const row = event.target instanceof Element ? event.target.closest('[data-name]')?.closest('[data-id]') : null;
    const message = row instanceof HTMLElement ? byId.get(row.dataset['id']!) : undefined;
    if (message) person(message);
  };
  const point = (event: PointerEvent | FocusEvent) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-id]') : null;
    setActive(row?.dataset['id'] ?? null);
  };
  const walk = (event: KeyboardEvent) => {
    const tools = event.target instanceof Element ? event.target.closest('[data-tools]') : null;
    const row = tools?.closest('[data-id]');
    if (!row) return;
    const step = { ArrowUp: row.previousElementSibling, ArrowDown: row.nextElementSibling }[event.key];
    if (!(step instanceof HTMLElement) || !step.dataset['id']) return;
    event.preventDefault();
    flushSync(() => setActive(step.dataset['id']!));
    step.querySelector<HTMLElement>('[data-more]')?.focus();
  };
  const tabbable = active ?? shown.at(-1)?.groupMessageId ?? null;
  const emptyWord = props.unknown ? 'unknownRoom' : props.onlyCommentators ? 'emptyBlv' : 'empty';
  const none = !props.loading && shown.length === 0 && outbox.length === 0;
  return (
    <div
      className={styles.frame}
      role="presentation"
      onPointerOver={(event) => event.pointerType === 'mouse' && point(event)}
      onPointerLeave={() => setActive(null)}
      onFocus={point}
      onKeyDown={walk}
      onClick={named}
      {...pressed}
    >
      <LogScroller
        ref={scroller}
        className={styles.log}
        label={t('log')}
        onReading={props.onReading}
        onTop={props.onOlder}
      >
        <ul className={styles.rows}>
          {props.loading && <LoadingRows />}
          {none && (
            <li className={styles.none}>
              <Empty fact={emptyWord === 'empty' ? t('emptyFact') : undefined}>{t(emptyWord)}</Empty>
            </li>
          )}
          {reading && <OlderLine older={props.older} onOlder={props.onOlder} />}
          {shown.map((message) => {
            const id = message.groupMessageId;
            const run = folded?.get(id);
            if (folds && run) return run.length > 0 && <folds.Row key={id} messages={run} onShow={reveal} />;
            return (
              <MessageRow
                key={id}
                message={message}
                parent={parentOf(message)}
                me={me}
                reacted={props.myReactions.get(id) ?? null}
                actions={actions}
                active={id === active}
                tabbable={id === tabbable}
              />
            );
          })}
          {outbox.map((entry) => (
            <OutboxRow key={entry.clientId} entry={entry} me={me} onRetry={props.onRetry} onDiscard={props.onDiscard} />
          ))}
        </ul>
      </LogScroller>
      {props.over}
      {reading && (
        <div className={styles.lane}>
          <button
            className={styles.pill}
            type="button"
            onClick={() => {
              props.onReading(false);
              scroller.current?.toBottom();
            }}
          >
            {props.unseen > 0 ? t.tn('newMessages', props.unseen) : t('toNewest')}
            <Icon name="arrow-down" size={16} />
          </button>
        </div>
      )}
    </div>
  );
};

const LoadingRows = () =>
  SKELETON_ROWS.map((width) => (
    <li key={width} className={styles.skeleton} aria-hidden="true">
      <Skeleton width={`${width}%`} height={14} />
    </li>
  ));

const OlderLine = ({ older, onOlder }: { readonly older: ChatLogProps['older']; readonly onOlder: () => void }) => {
  const t = useWords('chat');
  return (
    <li className={styles.older}>
      {older === 'loading' && (
        <>
          <Rows size={14} loading />
          {t('loadingOlder')}
        </>
      )}
      {older === 'none' && t('oldest')}
      {older === 'failed' && (
        <Button size="s" onClick={onOlder}>
          {t('retry')}
        </Button>
      )}
    </li>
  );
};
