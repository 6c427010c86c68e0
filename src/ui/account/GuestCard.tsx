import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { card } from './AccountSheet.css.ts';

/** Shown to guests: what an account is for. */
export const GuestCard = ({ onEnter }: { readonly onEnter: () => void }) => {
  const t = useWords('account');
  return (
    <div className={card}>
      <Icon name="user-round" size={32} />
      <div>
        <b>{t('sheet.guest')}</b>
        <small>{t('sheet.guestFact')}</small>
      </div>
      <Button tone="primary" onClick={onEnter}>
        {t('logIn')}
      </Button>
    </div>
  );
};
