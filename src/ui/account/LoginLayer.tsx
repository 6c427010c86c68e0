import { useEffect, useRef, useState } from 'react';
import { isLoggedIn, selectViewer } from '#machines/auth/auth.selectors.ts';
import type { Intent } from '../app/membership.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useSession } from '../hooks/useSession.ts';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { Mark } from '../parts/Mark.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Tabs } from '../parts/Tabs.tsx';
import { LoginForm } from './LoginForm.tsx';
import { brand, foot, gate, inside, tear } from './LoginLayer.css.ts';
import { RegisterForm } from './RegisterForm.tsx';

const signs: Readonly<Record<Intent['kind'], IconName>> = {
  message: 'message-circle',
  reaction: 'message-circle',
  book: 'ticket',
  bookings: 'ticket',
};

/** The way in, over the page and torn like a ticket: what waits for the log-in stands on the upper part. */
export default function LoginLayer({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('account');
  const { auth, membership } = useSession();
  const notify = useNotify();
  const [tab, setTab] = useState('logIn');
  const [intent] = useState(membership.intent);
  const welcomed = useRef(false);

  useEffect(() => {
    const entered = auth.subscribe((snapshot) => {
      const viewer = selectViewer(snapshot);
      if (welcomed.current || !isLoggedIn(snapshot) || !viewer) return;
      welcomed.current = true;
      notify('success', t('welcome', { name: viewer.displayName }));
    });
    return () => entered.unsubscribe();
  }, [auth, notify, t]);

  const submit = (way: 'logIn' | 'register') => (intent ? t(`intent.submit.${intent.kind}.${way}`) : t(way));
  return (
    <Sheet
      open
      tall
      title={t('title')}
      onClose={onClose}
      sign={
        <span className={brand}>
          <Mark />
        </span>
      }
    >
      <p className={gate}>
        <Icon name={intent ? signs[intent.kind] : 'ticket'} size={20} />
        <span>
          {intent ? t(`intent.${intent.kind}`) : t('stillWatch')} {intent && 'what' in intent && <b>“{intent.what}”</b>}
        </span>
      </p>
      <div className={tear} aria-hidden="true" />
      <div className={inside}>
        <Tabs
          label={t('tabs')}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'logIn', label: t('logIn'), content: <LoginForm submit={submit('logIn')} /> },
            { value: 'register', label: t('register'), content: <RegisterForm submit={submit('register')} /> },
          ]}
        />
        {intent && <p className={foot}>{t('stillWatch')}</p>}
      </div>
    </Sheet>
  );
}
