import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Notice } from '../kit/Notice.tsx';
import { sign } from '../kit/Notice.css.ts';

/** A guest has written what can be written without an account. */
export const BarredCard = ({ onLogIn }: { readonly onLogIn: () => void }) => {
  const t = useWords('application');
  return (
    <Notice
      sign={
        <span className={sign}>
          <Icon name="lock" size={28} />
        </span>
      }
      title={t('barred.title')}
      fact={t('barred.text')}
      action={
        <Button tone="primary" onClick={onLogIn}>
          {t('barred.logIn')}
        </Button>
      }
    />
  );
};
