import { keepAccount } from '#machines/privacy/privacy.acts.ts';
import { useAuthCommands } from '../hooks/useAuthCommands.ts';
import { isRefused, useFormAct } from '../hooks/useFormAct.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { Button } from '../kit/Button.tsx';
import { FormAlert } from './FormAlert.tsx';

/** Cancels the deletion of the account. */
export const KeepAccount = () => {
  const t = useWords('privacy');
  const { profileChanged } = useAuthCommands();
  const notify = useNotify();
  const { busy, press, trouble } = useFormAct(keepAccount, {
    done: (user) => {
      profileChanged(user);
      notify('success', t('keep.done'));
    },
    whyNot: (failure) => (isRefused(failure) ? t('keep.late') : null),
  });
  return (
    <>
      <Button tone="primary" data-autofocus busy={busy} onClick={() => void press(null)}>
        {t('keep.go')}
      </Button>
      <FormAlert>{trouble?.words}</FormAlert>
    </>
  );
};
