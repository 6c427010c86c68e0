import { useWords } from '../hooks/useWords.ts';
import { useApp } from '../hooks/useApp.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { CodeProof } from './CodeProof.tsx';
import { fact } from './ConfirmWho.css.ts';
import { FormAlert } from './FormAlert.tsx';
import { usePasskey } from './usePasskey.ts';
import { useShowing } from './useShowing.ts';

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
  const { trouble, show } = useShowing(onProof, t('who.late'));
  return (
    <>
      <CodeProof to={to} onTicket={(ticket) => void show({ ticket })} onBack={onBack} />
      <FormAlert>{trouble?.words}</FormAlert>
    </>
  );
};

/** For members who signed in with Google and have no other method. */
export const ConfirmByEntering = ({ onProof }: ConfirmProps) => {
  const t = useWords('security');
  const { busy, trouble, show } = useShowing(onProof, t('who.enterAgain'));
  return (
    <>
      <p className={fact}>{t('who.entered')}</p>
      <FormAlert>{trouble?.words}</FormAlert>
      <div>
        <Button tone="primary" busy={busy} onClick={() => void show({ entered: true })}>
          {t('who.go')}
        </Button>
      </div>
    </>
  );
};
