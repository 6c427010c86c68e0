import type { LoggedMessage } from '#domain/chat/log.ts';
import type { ChatRoom } from '#machines/chat/chatRoom.ts';
import { useWords } from '../../hooks/useWords.ts';
import { ChatBadge } from './ChatBadge.tsx';
import { MessageText } from './MessageText.tsx';
import { name } from './nameColours.css.ts';
import { colourIndex } from './nameColours.ts';
import { isCommentator, lastSaid } from './rows.ts';
import { useFolded } from './useFolded.ts';
import { useMessages } from './useMessages.ts';
import * as styles from './OverPicture.css.ts';

/** More than any band has room for. */
const LINES = 8;

/** The last words of a room on plates over the picture, or beside it. */
export default function BandLog({ room, me }: { readonly room: ChatRoom; readonly me: string | null }) {
  const t = useWords('chat');
  const isFolded = useFolded();
  const messages = lastSaid(useMessages(room), LINES, (one) => isFolded(one, null));
  return (
    <ul className={styles.band} role="log" aria-label={t('log')}>
      {messages.toReversed().map((message) => (
        <li key={message.groupMessageId} className={styles.line}>
          <p className={styles.plate} data-commentator={isCommentator(message) || undefined}>
            <Said message={message} me={me} />
          </p>
        </li>
      ))}
    </ul>
  );
}

const Said = ({ message, me }: { readonly message: LoggedMessage; readonly me: string | null }) => (
  <>
    {isCommentator(message) && (
      <>
        <ChatBadge badge={message.badge} />{' '}
      </>
    )}
    <b className={name} data-colour={isCommentator(message) ? undefined : colourIndex(message)}>
      {message.showName}
    </b>{' '}
    <MessageText text={message.originalMessage} me={me} />
  </>
);
