import { useWords } from '../../hooks/useWords.ts';
import { useLoggedIn } from '../../hooks/useViewer.ts';
import { Button } from '../../kit/Button.tsx';
import { GuestNotice } from '../../kit/GuestGate.tsx';
import { Icon } from '../../kit/Icon.tsx';
import * as styles from './PlayerSheet.css.ts';
import { useMusicSend, useMusicState } from './useMusic.ts';

/** MU-3: goes on here with what another device of the member kept last. */
export const DevicesView = () => {
  const t = useWords('listen');
  const send = useMusicSend();
  const asks = useMusicState((now) => now.matches({ sharing: 'moving' }));
  if (!useLoggedIn())
    return (
      <GuestNotice fact={t('devices.guestFact')} enter={t('devices.enter')}>
        {t('devices.guest')}
      </GuestNotice>
    );
  return (
    <div className={styles.settings}>
      <p className={styles.say}>{t('devices.fact')}</p>
      <Button tone="primary" busy={asks} onClick={() => send('music.moveHere')}>
        <Icon name="devices" size={18} />
        {t('devices.moveHere')}
      </Button>
    </div>
  );
};
