import { useApp } from '../hooks/useApp.ts';
import { useAuthCommands } from '../hooks/useAuthCommands.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { Button } from '../kit/Button.tsx';
import { FormAlert } from './FormAlert.tsx';
import { generalFailure } from './generalFailure.ts';
import { useTask } from './useTask.ts';

/** Cancels the deletion of the account. */
export const KeepAccount = () => {
  const t = useWords('privacy');
  const account = useWords('account');
  const { loadPort } = useApp();
  const { profileChanged } = useAuthCommands();
  const notify = useNotify();
  const { busy, failure, start } = useTask(
    async (signal) => (await loadPort('privacy')).keep(signal),
    (user) => {
      profileChanged(user);
      notify('success', t('keep.done'));
    },
  );
  const late = failure?.kind === 'refused';
  const general = failure && generalFailure(failure);
  return (
    <>
      <Button tone="primary" data-autofocus busy={busy} onClick={start}>
        {t('keep.go')}
      </Button>
      <FormAlert>{late ? t('keep.late') : general && account(general.key, general.params)}</FormAlert>
    </>
  );
};
