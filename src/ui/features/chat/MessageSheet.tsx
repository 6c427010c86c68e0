import { useRef } from 'react';
import { reactions } from '#domain/chat/chat.ts';
import type { LoggedMessage } from '#domain/chat/log.ts';
import type { Key } from '../../i18n/groups.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { BefriendLine } from './BefriendLine.tsx';
import { useAwayFrom } from './useAwayFrom.ts';
import { useMutePerson } from './useMutePerson.ts';
import { usePressedHere } from './usePressedHere.ts';
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
  /** Where the finger is that opened the sheet, in CSS pixels from the top of the window. */
  readonly from: number | null;
  readonly onPerson: (message: LoggedMessage) => void;
  readonly onRemove: (message: LoggedMessage) => void;
  /** Opens what those may do who keep order here. */
  readonly onOrder: (message: LoggedMessage) => void;
  readonly onReport: (message: LoggedMessage) => void;
}

/** The actions on a message: reply, react, copy, mention; delete one's own; staff also delete and mute. */
export default function MessageSheet(props: MessageSheetProps) {
  const { message, reacted, mine, staff, onClose } = props;
  const t = useWords('chatActs');
  const said = useWords('chat');
  const { muted, everywhere, change } = useMutePerson(message);
  const inner = useRef<HTMLDivElement>(null);
  const pressedHere = usePressedHere();
  useAwayFrom(inner, props.from);
  const choose = (run: (message: LoggedMessage) => void) => () => {
    onClose();
    run(message);
  };
  const lines: readonly {
    key: Key<'chatActs'> | 'reply';
    icon: IconName;
    run: (message: LoggedMessage) => void;
    danger?: boolean;
  }[] = [
    { key: 'reply', icon: 'reply', run: props.onReply },
    { key: 'copy', icon: 'copy', run: props.onCopy },
    ...(mine ? [] : [{ key: 'mention' as const, icon: 'at-sign' as const, run: props.onMention }]),
    ...(mine
      ? []
      : [
          {
            key: muted ? ('showPerson' as const) : everywhere ? ('mutePerson' as const) : ('hidePerson' as const),
            icon: muted ? ('eye' as const) : ('eye-off' as const),
            run: change,
          },
        ]),
    ...(mine ? [{ key: 'remove' as const, icon: 'trash-2' as const, run: props.onRemove, danger: true }] : []),
  ];
  return (
    <Sheet open onClose={onClose} title={message.showName} width={340}>
      <div ref={inner} role="presentation" {...pressedHere}>
        <p className={styles.text}>{message.originalMessage}</p>
        <div className={styles.reactions} role="group" aria-label={said('react')}>
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
                {key === 'reply' ? said(key) : t(key)}
              </button>
            </li>
          ))}
          {staff && (
            <li>
              <button className={styles.line} type="button" onClick={() => props.onOrder(message)}>
                <Icon name="shield-check" size={20} />
                {t('order')}
              </button>
            </li>
          )}
          {!mine && props.befriendable && (
            <li>
              <BefriendLine message={message} onClose={onClose} />
            </li>
          )}
          {!mine && (
            <li>
              <button className={styles.line} type="button" onClick={() => props.onPerson(message)}>
                <Icon name="user-round" size={20} />
                {t('person')}
              </button>
            </li>
          )}
          {!mine && (
            <li>
              <button className={styles.line} type="button" onClick={() => props.onReport(message)}>
                <Icon name="flag" size={20} />
                {t('report')}
              </button>
            </li>
          )}
        </ul>
      </div>
    </Sheet>
  );
}
