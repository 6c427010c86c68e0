import { reactions } from '#domain/chat/chat.ts';
import type { LoggedMessage } from '#domain/chat/log.ts';
import type { Key } from '../../i18n/groups.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { BefriendLine } from './BefriendLine.tsx';
import * as styles from './MessageSheet.css.ts';

export interface MessageSheetProps {
  readonly message: LoggedMessage;
  readonly reacted: ReadonlySet<string> | null;
  readonly mine: boolean;
  readonly staff: boolean;
  readonly onClose: () => void;
  readonly onReply: (message: LoggedMessage) => void;
  readonly onReact: (message: LoggedMessage, emoji: string, on: boolean) => void;
  readonly onCopy: (message: LoggedMessage) => void;
  readonly onMention: (message: LoggedMessage) => void;
  /** Whether the author is a member, who can get a friend request. */
  readonly befriendable: boolean;
  readonly onRemove: (message: LoggedMessage) => void;
  readonly onMute: (message: LoggedMessage) => void;
}

/** The actions on a message: reply, react, copy, mention; delete one's own; staff also delete and mute. */
export default function MessageSheet(props: MessageSheetProps) {
  const { message, reacted, mine, staff, onClose } = props;
  const t = useWords('chat');
  const choose = (run: (message: LoggedMessage) => void) => () => {
    onClose();
    run(message);
  };
  const lines: readonly {
    key: Key<'chat'>;
    icon: IconName;
    run: (message: LoggedMessage) => void;
    danger?: boolean;
  }[] = [
    { key: 'reply', icon: 'reply', run: props.onReply },
    { key: 'copy', icon: 'copy', run: props.onCopy },
    ...(mine ? [] : [{ key: 'mention' as const, icon: 'at-sign' as const, run: props.onMention }]),
    ...(mine || staff ? [{ key: 'remove' as const, icon: 'trash-2' as const, run: props.onRemove, danger: true }] : []),
    ...(staff && !mine ? [{ key: 'mute' as const, icon: 'ban' as const, run: props.onMute, danger: true }] : []),
  ];
  return (
    <Sheet open onClose={onClose} title={message.showName} width={340}>
      <p className={styles.text}>{message.originalMessage}</p>
      <div className={styles.reactions} role="group" aria-label={t('react')}>
        {reactions.map((emoji) => (
          <button
            key={emoji}
            className={styles.reaction}
            type="button"
            aria-pressed={reacted?.has(emoji) ?? false}
            onClick={choose(() => props.onReact(message, emoji, !(reacted?.has(emoji) ?? false)))}
          >
            {emoji}
          </button>
        ))}
      </div>
      <ul className={styles.lines}>
        {lines.map(({ key, icon, run, danger }) => (
          <li key={key}>
            <button className={styles.line} type="button" data-danger={danger || undefined} onClick={choose(run)}>
              <Icon name={icon} size={20} />
              {t(key)}
            </button>
          </li>
        ))}
        {!mine && props.befriendable && (
          <li>
            <BefriendLine message={message} onClose={onClose} />
          </li>
        )}
      </ul>
    </Sheet>
  );
}
