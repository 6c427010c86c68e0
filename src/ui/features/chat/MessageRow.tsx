import { memo } from 'react';
import type { LoggedMessage } from '#domain/chat/log.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { ChatBadge } from './ChatBadge.tsx';
import { mentionsMe } from './mentions.ts';
import { MessageText } from './MessageText.tsx';
import * as styles from './MessageRow.css.ts';
import { colourIndex } from './nameColours.ts';
import { name } from './nameColours.css.ts';
import { PersonFace } from './PersonFace.tsx';
import { Reactions } from './Reactions.tsx';
import { rowKind } from './rows.ts';

/** The callbacks of a row; one object for all rows, so that memoized rows do not render again. */
export interface RowActions {
  /** `y`: where the finger is that opened it; null for a mouse or a key. */
  readonly open: (message: LoggedMessage, y: number | null) => void;
  readonly reply: (message: LoggedMessage) => void;
  readonly react: (message: LoggedMessage, emoji: string, on: boolean) => void;
  readonly jump: (messageId: string) => void;
}
export interface MessageRowProps {
  readonly message: LoggedMessage;
  /** The message that this one replies to, if it is loaded. */
  readonly parent: LoggedMessage | null;
  /** The reader's own name. */
  readonly me: string | null;
  /** The reader's reactions. */
  readonly reacted: ReadonlySet<string> | null;
  readonly actions: RowActions;
  /** Whether the row has the pointer or the focus. */
  readonly active: boolean;
  /** Whether its buttons are reached by Tab; arrow keys continue from there. */
  readonly tabbable: boolean;
}

/** One message of the log. */
export const MessageRow = memo((props: MessageRowProps) => {
  const { message, me, active, tabbable } = props;
  const kind = rowKind(message);
  if (kind === 'system') return <SystemRow message={message} />;
  if (kind === 'deleted') return <DeletedRow message={message} />;
  return (
    <li
      className={styles.row}
      data-id={message.groupMessageId}
      data-kind={kind}
      data-me={mentionsMe(message.originalMessage, me) || undefined}
    >
      {kind === 'commentator' ? <CommentatorBody {...props} /> : <PlainBody {...props} />}
      {(active || tabbable) && <RowTools {...props} />}
    </li>
  );
});

const PlainBody = ({ message, parent, me, reacted, actions }: MessageRowProps) => (
  <>
    {message.parentMessageId !== null && <Quote id={message.parentMessageId} parent={parent} onJump={actions.jump} />}
    <p>
      <ChatBadge badge={message.badge} {...(message.level !== undefined && { level: message.level })} />{' '}
      <b className={name} data-colour={colourIndex(message)} data-name>
        {message.showName}
      </b>{' '}
      <MessageText text={message.originalMessage} me={me} />
    </p>
    <Reactions message={message} reacted={reacted} onReact={actions.react} />
  </>
);

const CommentatorBody = ({ message, parent, me, reacted, actions }: MessageRowProps) => (
  <>
    <PersonFace userId={message.userId} size={28} />
    <div>
      {message.parentMessageId !== null && <Quote id={message.parentMessageId} parent={parent} onJump={actions.jump} />}
      <div className={styles.head}>
        <ChatBadge badge={message.badge} />
        <b data-name>{message.showName}</b>
      </div>
      <p className={styles.said}>
        <MessageText text={message.originalMessage} me={me} />
      </p>
      <Reactions message={message} reacted={reacted} onReact={actions.react} />
    </div>
  </>
);

const Quote = ({
  id,
  parent,
  onJump,
}: {
  readonly id: string;
  readonly parent: LoggedMessage | null;
  readonly onJump: (messageId: string) => void;
}) => {
  const t = useWords('chat');
  if (!parent) return <span className={styles.quote}>{t('parentGone')}</span>;
  const text = parent.deleted ? t('deleted') : parent.originalMessage;
  return (
    <button
      className={styles.quote}
      type="button"
      onClick={() => onJump(id)}
      aria-label={t('jumpTo', { name: parent.showName, text })}
    >
      <b>{parent.showName}</b> {text}
    </button>
  );
};

/** Under load every message is the tabbable one for a moment, so its button has to be cheap. */
const RowTools = ({ message, actions, active }: MessageRowProps) => {
  const t = useWords('chat');
  return (
    <span className={styles.tools} data-tools>
      {active && (
        <button
          className={styles.tool}
          type="button"
          aria-label={t('reply')}
          title={t('reply')}
          onClick={() => actions.reply(message)}
        >
          <Icon name="reply" size={16} />
        </button>
      )}
      <button
        key="more"
        className={styles.tool}
        type="button"
        aria-label={t('actions', { name: message.showName })}
        title={t('react')}
        data-more
        onClick={() => actions.open(message, null)}
      >
        ⋯
      </button>
    </span>
  );
};

const SystemRow = ({ message }: { readonly message: LoggedMessage }) => {
  const t = useWords('chat');
  const joined = message.systemMessage === 'join';
  return (
    <li className={styles.system} data-id={message.groupMessageId}>
      {message.systemMessage === 'goal' && <Icon name="goal" size={16} />}
      <span>{joined ? t('joined', { name: message.showName }) : message.originalMessage || message.systemMessage}</span>
    </li>
  );
};

const DeletedRow = ({ message }: { readonly message: LoggedMessage }) => {
  const t = useWords('chat');
  return (
    <li className={styles.row} data-id={message.groupMessageId} data-kind="deleted">
      <p>
        {message.showName} · {t('deleted')}
      </p>
    </li>
  );
};
