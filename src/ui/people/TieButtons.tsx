import type { Friend } from '#domain/people/people.ts';
import { useOwnLayer } from '../hooks/useLayer.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { FriendButtons } from './FriendButtons.tsx';
import * as styles from './PeopleScreen.css.ts';
import { useFriendAct } from './useFriendAct.ts';

/** All actions that the present relation to a member allows. */
export const TieButtons = ({ friend }: { readonly friend: Friend }) => (
  <div className={styles.buttons}>
    <FriendButtons friend={friend} />
    {friend.state !== 'blocked' && <BlockButton friend={friend} />}
  </div>
);

const BlockButton = ({ friend }: { readonly friend: Friend }) => {
  const t = useWords('people');
  const { open, show, hide } = useOwnLayer('block');
  const { busy, run } = useFriendAct(friend);
  const name = friend.user.displayName;
  return (
    <>
      <Button size="s" tone="plain" aria-label={t('actOn.block', { name })} aria-haspopup="dialog" onClick={show}>
        <Icon name="ban" size={16} />
        {t('act.block')}
      </Button>
      <Sheet open={open} title={t('sure.title', { name })} onClose={hide}>
        <div className={styles.sure}>
          <p>{t('sure.fact', { name })}</p>
          <div className={styles.buttons}>
            <Button
              tone="danger"
              busy={busy === 'block'}
              onClick={() => {
                hide();
                void run('block');
              }}
            >
              {t('sure.yes')}
            </Button>
            <Button onClick={hide} data-autofocus>
              {t('sure.no')}
            </Button>
          </div>
        </div>
      </Sheet>
    </>
  );
};
