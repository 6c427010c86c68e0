import { useEffect, useState } from 'react';
import { LOGIN_LAYER } from '../app/loginLayer.ts';
import { useLayer, useOwnLayer } from '../hooks/useLayer.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { KeepAccount } from '../shared/KeepAccount.tsx';
import { useDates } from '../shared/useDates.ts';
import { actions, body } from './DeletionLayer.css.ts';

/** Tells a returning member, once, that their account will be erased, and offers to cancel that. */
export default function DeletionLayer({ eraseAt }: { readonly eraseAt: number }) {
  const t = useWords('privacy');
  const { day } = useDates();
  const { open, show, hide } = useOwnLayer('deletion');
  const login = useLayer(LOGIN_LAYER);
  const [answered, setAnswered] = useState(false);
  useEffect(() => {
    if (!login.open && !answered) show();
  }, [login.open, answered, show]);
  const later = () => {
    setAnswered(true);
    hide();
  };
  if (!open) return null;
  return (
    <Sheet open title={t('keep.title')} onClose={later}>
      <div className={body}>
        <p>{t('keep.fact', { day: day(eraseAt) })}</p>
        <div className={actions}>
          <KeepAccount />
          <Button tone="plain" onClick={later}>
            {t('keep.later')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
