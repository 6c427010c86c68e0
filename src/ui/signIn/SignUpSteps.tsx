import { selectCodeRef, selectSignUpStep } from '#machines/signUp/signUp.selectors.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { CodeEntry } from '../shared/CodeEntry.tsx';
import { about, entry } from '../shared/CodeEntry.css.ts';
import { Step } from './Step.tsx';
import type { useSignUp } from './useSignUp.ts';

interface SignUpStepsProps {
  readonly signUp: ReturnType<typeof useSignUp>;
  readonly onLogIn: (account: string) => void;
  readonly onForgotten: (account: string) => void;
}

/** The steps after the sign-up form: the code, and the notice that a contact has an account. */
export const SignUpSteps = ({ signUp: { actor, back }, onLogIn, onForgotten }: SignUpStepsProps) => {
  const t = useWords('account');
  const step = useSelector(actor, selectSignUpStep);
  const code = useSelector(actor, selectCodeRef);
  const contact = useSelector(actor, ({ context }) => context.contact);
  const goBack = { label: t('code.back'), go: back };
  if (step === 'taken')
    return (
      <Step title={t('taken.title')} back={goBack}>
        <div className={entry} role="status">
          <p className={about}>
            {t('taken.fact')} <b>{contact}</b>
          </p>
          <Button tone="primary" size="l" data-autofocus onClick={() => onLogIn(contact)}>
            {t('logIn')}
          </Button>
          <Button size="l" onClick={() => onForgotten(contact)}>
            {t('forgot')}
          </Button>
        </div>
      </Step>
    );
  return (
    <Step title={t('code.title')} back={goBack}>
      {code && <CodeEntry code={code} onBack={back} />}
    </Step>
  );
};
