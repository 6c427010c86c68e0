import { isMemberId } from '#domain/people/people.ts';
import type { LoggedMessage } from '#domain/chat/log.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { BefriendLine } from './BefriendLine.tsx';
import { ChatBadge } from './ChatBadge.tsx';
import * as styles from './MessageSheet.css.ts';
import { PersonFace } from './PersonFace.tsx';
import { PersonFollow } from './PersonFollow.tsx';
import { isCommentator } from './rows.ts';
import { useMutePerson } from './useMutePerson.ts';

interface PersonSheetProps {
  /** A message of the person. */
  readonly message: LoggedMessage;
  readonly mine: boolean;
  readonly onClose: () => void;
  readonly onMention: (message: LoggedMessage) => void;
}

/** The card of a message's author: who it is, following, and what can be done with them (CH-8, CH-11). */
export default function PersonSheet({ message, mine, onClose, onMention }: PersonSheetProps) {
  const t = useWords('chatActs');
  const { userId, showName, badge, level } = message;
  const host = isCommentator(message);
  const known = host || isMemberId(userId);
  return (
    <Sheet open onClose={onClose} width={340} title={showName} sign={<PersonFace userId={userId} size={44} />}>
      <p className={styles.person}>
        <ChatBadge badge={badge} {...(level !== undefined && { level })} />
        {known && <PersonFollow userId={userId} name={showName} mine={mine} />}
      </p>
      <ul className={styles.lines}>
        {!mine && <Deeds message={message} onClose={onClose} onMention={onMention} />}
        {host && (
          <li>
            <Link className={styles.line} to={hrefOf('profile', { id: userId })}>
              <Icon name="user-round" size={20} />
              {t('personPage')}
            </Link>
          </li>
        )}
      </ul>
    </Sheet>
  );
}

const Deeds = ({ message, onClose, onMention }: Omit<PersonSheetProps, 'mine'>) => {
  const t = useWords('chatActs');
  const { muted, everywhere, change } = useMutePerson(message);
  const choose = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <>
      <li>
        <button className={styles.line} type="button" onClick={choose(() => onMention(message))}>
          <Icon name="at-sign" size={20} />
          {t('mention')}
        </button>
      </li>
      {isMemberId(message.userId) && (
        <li>
          <BefriendLine message={message} onClose={onClose} />
        </li>
      )}
      <li>
        <button className={styles.line} type="button" onClick={choose(change)}>
          <Icon name={muted ? 'eye' : 'eye-off'} size={20} />
          {t(muted ? 'showPerson' : everywhere ? 'mutePerson' : 'hidePerson')}
        </button>
      </li>
    </>
  );
};
