import type { LoggedMessage } from '#domain/chat/log.ts';
import { friendship } from '#machines/people/people.resources.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useLoggedIn, useViewer } from '../../hooks/useViewer.ts';
import { Icon } from '../../kit/Icon.tsx';
import * as styles from './MessageSheet.css.ts';
import { useBefriend } from './useBefriend.ts';

interface BefriendLineProps {
  readonly message: LoggedMessage;
  readonly onClose: () => void;
}

const Offer = ({ message, onClose }: BefriendLineProps) => {
  const t = useWords('chatActs');
  const befriend = useBefriend();
  return (
    <button
      className={styles.line}
      type="button"
      onClick={() => {
        onClose();
        void befriend(message);
      }}
    >
      <Icon name="users" size={20} />
      {t('befriend')}
    </button>
  );
};

const Known = (props: BefriendLineProps) => {
  const t = useWords('chatActs');
  const { value } = useResource(friendship, { userId: props.message.userId });
  if (value === null || value === 'none' || value === 'incoming') return <Offer {...props} />;
  return (
    <span className={styles.line} data-friend={value}>
      <Icon name="users" size={20} />
      {t(`friend.${value}`)}
    </span>
  );
};

/** Sends a friend request to the author of a message, or shows the existing relation. */
export const BefriendLine = (props: BefriendLineProps) => {
  const member = useLoggedIn();
  const viewer = useViewer();
  return member && viewer ? <Known {...props} /> : <Offer {...props} />;
};
