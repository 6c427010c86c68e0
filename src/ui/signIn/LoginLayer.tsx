import { useEffect, useRef, useState } from 'react';
import type { Intent } from '#domain/auth/intent.ts';
import { isLoggedIn, selectViewer } from '#machines/auth/auth.selectors.ts';
import { selectResetStep } from '#machines/passwordReset/passwordReset.selectors.ts';
import { selectSignUpStep } from '#machines/signUp/signUp.selectors.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useSession } from '../hooks/useSession.ts';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { Mark } from '../kit/Mark.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { Tabs } from '../kit/Tabs.tsx';
import { LoginForm } from './LoginForm.tsx';
import { brand, foot, gate, inside, tear } from './LoginLayer.css.ts';
import { OtherMethods } from './OtherMethods.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { ResetSteps } from './ResetSteps.tsx';
import { SignUpSteps } from './SignUpSteps.tsx';
import { useFocusOnStep } from './useEntering.ts';
import { usePasswordReset } from './usePasswordReset.ts';
import { useSignUp } from './useSignUp.ts';

const signs: Readonly<Record<Intent['kind'], IconName>> = {
  message: 'message-circle',
  reaction: 'message-circle',
  book: 'ticket',
  follow: 'user-plus',
  save: 'bookmark',
  like: 'heart',
  rate: 'star',
  vote: 'chart-column',
  bookings: 'ticket',
  apply: 'mic',
  page: 'user-round',
};

/** The log-in dialog, in the form of a ticket: its upper part shows the action that waits for the log-in. */
export default function LoginLayer({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('account');
  const { auth, membership } = useSession();
  const notify = useNotify();
  const signUp = useSignUp();
  const reset = usePasswordReset();
  const step = useSelector(signUp.actor, selectSignUpStep);
  const resetStep = useSelector(reset.actor, selectResetStep);
  // A code that was requested before the dialog was closed is still pending.
  const [view, setView] = useState<'enter' | 'reset'>(resetStep === 'asking' ? 'enter' : 'reset');
  const [tab, setTab] = useState(step === 'form' ? 'logIn' : 'register');
  const [account, setAccount] = useState('');
  const shown = view === 'reset' ? resetStep : step === 'proving' || step === 'taken' ? step : 'forms';
  const content = useFocusOnStep(shown);
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

  const logIn = (wanted: string) => {
    signUp.back();
    setAccount(wanted);
    setView('enter');
    setTab('logIn');
  };
  const forget = (wanted: string) => {
    signUp.back();
    if (wanted !== '') reset.account(wanted);
    setView('reset');
  };
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
          {intent ? t(`intent.${intent.kind}`) : t('stillWatch')}{' '}
          {intent && 'what' in intent && (
            <b>
              “<bdi>{intent.what}</bdi>”
            </b>
          )}
        </span>
      </p>
      <div className={tear} aria-hidden="true" />
      <div className={inside} ref={content}>
        {shown === 'forms' ? (
          <>
            <Tabs
              label={t('tabs')}
              value={tab}
              onChange={setTab}
              tabs={[
                {
                  value: 'logIn',
                  label: t('logIn'),
                  content: <LoginForm submit={submit('logIn')} account={account} onForgotten={forget} />,
                },
                {
                  value: 'register',
                  label: t('register'),
                  content: <RegisterForm submit={submit('register')} signUp={signUp} />,
                },
              ]}
            />
            <OtherMethods passkeys={tab === 'logIn'} />
          </>
        ) : view === 'reset' ? (
          <ResetSteps reset={reset} onBack={() => setView('enter')} />
        ) : (
          <SignUpSteps signUp={signUp} onLogIn={logIn} onForgotten={forget} />
        )}
        {intent && <p className={foot}>{t('stillWatch')}</p>}
      </div>
    </Sheet>
  );
}
