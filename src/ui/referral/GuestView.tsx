import { REFERRAL } from '#domain/referral/referral.ts';
import { useWords } from '../hooks/useWords.ts';
import { EnterButton } from '../kit/GuestGate.tsx';
import { Icon } from '../kit/Icon.tsx';
import { DAY_MS } from './days.ts';
import { card, cards, fact, heading, section } from './ReferralScreen.css.ts';

const steps = [
  { key: 'share', icon: 'share-2' },
  { key: 'join', icon: 'user-round' },
  { key: 'prove', icon: 'circle-check' },
] as const;

/** For guests, who have no code: what inviting is. */
export const GuestView = () => {
  const t = useWords('referral');
  const days = REFERRAL.qualifyWithinMs / DAY_MS;
  return (
    <div className={section}>
      <h2 className={heading}>{t('steps.title')}</h2>
      <ol className={cards}>
        {steps.map(({ key, icon }) => (
          <li key={key} className={card}>
            <Icon name={icon} size={22} />
            <b>{t(`steps.${key}.title`)}</b>
            <span>{t(`steps.${key}.text`, { days })}</span>
          </li>
        ))}
      </ol>
      <div>
        <EnterButton size="l">{t('guest.action')}</EnterButton>
      </div>
      <p className={fact}>{t('guest.fact')}</p>
    </div>
  );
};
