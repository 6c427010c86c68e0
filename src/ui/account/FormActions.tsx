import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { actions } from './rows.css.ts';

interface FormActionsProps {
  /** The label of the submit button. */
  readonly save: string;
  readonly busy?: boolean;
  readonly onCancel: () => void;
}

/** A form's buttons: submit and cancel. */
export const FormActions = ({ save, busy = false, onCancel }: FormActionsProps) => {
  const t = useWords('security');
  return (
    <p className={actions}>
      <Button tone="primary" type="submit" busy={busy}>
        {save}
      </Button>
      <Button tone="plain" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </p>
  );
};
