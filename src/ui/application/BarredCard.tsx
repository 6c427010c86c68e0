import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Notice } from '../kit/Notice.tsx';
import { sign } from '../kit/Notice.css.ts';

/** Shown to a guest who has filled in all that needs no account. */
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
