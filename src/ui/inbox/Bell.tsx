import { useWords } from '../hooks/useWords.ts';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { count } from './Bell.css.ts';
import { useBell, useUnread } from './useBell.ts';

const MOST = 99;

/** SH-4: opens the member's inbox, and shows the number of unread messages. */
export const Bell = () => {
  const t = useWords('inbox');
  const bell = useBell();
  const unread = useUnread();
  return (
    <IconButton label={unread === 0 ? t('bellNone') : t.tn('bell', unread)} {...bell}>
      <Icon name="bell" size={20} />
      {unread > 0 && (
        <span className={count} aria-hidden="true">
          {unread > MOST ? `${MOST}+` : unread}
        </span>
      )}
    </IconButton>
  );
};
