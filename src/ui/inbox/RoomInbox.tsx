import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { dot } from './Bell.css.ts';
import { useBell, useUnread } from './useBell.ts';

/** SH-4: a dot on a button for unread messages; its text has the id, for the button's aria-describedby. */
export const UnreadDot = ({ id }: { readonly id: string }) => {
  const t = useWords('inbox');
  const unread = useUnread();
  if (unread === 0) return null;
  return (
    <span className={dot} id={id}>
      <VisuallyHidden>{t.tn('bell', unread)}</VisuallyHidden>
    </span>
  );
};

/** SH-4: opens the member's inbox, with a label and the number of unread messages. */
export const InboxButton = () => {
  const t = useWords('inbox');
  const bell = useBell();
  const unread = useUnread();
  return (
    <Button {...bell}>
      <Icon name="bell" />
      {unread === 0 ? t('title') : t.tn('bell', unread)}
    </Button>
  );
};
