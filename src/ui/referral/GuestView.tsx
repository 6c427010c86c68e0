import { REFERRAL } from '#domain/referral/referral.ts';
import { requireMember } from '../app/requireMember.ts';
import { useApp } from '../hooks/useApp.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { DAY_MS } from './days.ts';
import { card, cards, fact, heading, section } from './ReferralScreen.css.ts';

const steps = [
  { key: 'share', icon: 'share-2' },
  { key: 'join', icon: 'user-round' },
  { key: 'prove', icon: 'circle-check' },
] as const;

/** What inviting is, for who has no code yet. */
export const GuestView = () => {
  const t = useWords('referral');
  const app = useApp();
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
        <Button tone="primary" size="l" onClick={() => void requireMember(app, { kind: 'page' })}>
          {t('guest.action')}
        </Button>
      </div>
      <p className={fact}>{t('guest.fact')}</p>
    </div>
  );
};
