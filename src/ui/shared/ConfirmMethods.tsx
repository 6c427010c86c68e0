import { useWords } from '../hooks/useWords.ts';
import { useApp } from '../hooks/useApp.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { CodeProof } from './CodeProof.tsx';
import { fact } from './ConfirmWho.css.ts';
import { FormAlert } from './FormAlert.tsx';
import { generalFailure } from './generalFailure.ts';
import { usePasskey } from './usePasskey.ts';
import { isUnconvinced, useShowing } from './useShowing.ts';

interface ConfirmProps {
  readonly onProof: (proof: string) => void;
}

/** Re-authentication by a passkey. */
export const ConfirmByPasskey = ({ onProof }: ConfirmProps) => {
  const t = useWords('signIn');
  const { loadPort } = useApp();
  const {
    ask: start,
    busy,
    trouble,
    waitS,
  } = usePasskey({
    ask: async (_name, signal) => {
      const outcome = await (await loadPort('passkeys')).confirm(signal);
      if (outcome.ok) onProof(outcome.value);
      return outcome;
    },
    offer: null,
    done: () => {},
  });
  return (
    <>
      <Button busy={busy} onClick={() => start('')}>
        <Icon name="key-round" />
        {t('passkey')}
      </Button>
      <FormAlert>{trouble && t(`passkeyTrouble.${trouble}`, { seconds: waitS })}</FormAlert>
    </>
  );
};

/** Re-authentication by a code to a verified contact. */
export const ConfirmByCode = ({
  to,
  onProof,
  onBack,
}: {
  readonly to: string;
  readonly onProof: (proof: string) => void;
  readonly onBack: () => void;
}) => {
  const t = useWords('security');
  const account = useWords('account');
  const { failure, show } = useShowing(onProof);
  const general = failure && generalFailure(failure);
  return (
    <>
      <CodeProof to={to} onTicket={(ticket) => show({ ticket })} onBack={onBack} />
      <FormAlert>
        {failure && (isUnconvinced(failure) ? t('who.late') : general && account(general.key, general.params))}
      </FormAlert>
    </>
  );
};

/** For members who signed in with Google and have no other method. */
export const ConfirmByEntering = ({ onProof }: ConfirmProps) => {
  const t = useWords('security');
  const account = useWords('account');
  const { busy, failure, show } = useShowing(onProof);
  const general = failure && generalFailure(failure);
  return (
    <>
      <p className={fact}>{t('who.entered')}</p>
      <FormAlert>
        {failure && (isUnconvinced(failure) ? t('who.enterAgain') : general && account(general.key, general.params))}
      </FormAlert>
      <div>
        <Button tone="primary" busy={busy} onClick={() => show({ entered: true })}>
          {t('who.go')}
        </Button>
      </div>
    </>
  );
};
