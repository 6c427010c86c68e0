import { hrefOf } from '#domain/routing/routes.ts';
import { selectLocalPath } from '#machines/navigation/navigation.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNavigate } from '../hooks/useNavigate.ts';
import { Button } from '../kit/Button.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { actions, body, note } from './AdultsNotice.css.ts';

interface AdultsNoticeProps {
  /** Else it is about a tab of the page, which stays when the viewer turns back. */
  readonly wholePage: boolean;
  readonly onConfirm: () => void;
}

/** Asks whether the viewer is 18 or over. Every way out of it but the one button leads away from what it lies over. */
export default function AdultsNotice({ wholePage, onConfirm }: AdultsNoticeProps) {
  const t = useWords('age');
  const path = useSelector(useApp().navigation, selectLocalPath);
  const go = useNavigate();
  const turnBack = () => go(wholePage ? hrefOf('home') : path, { replace: true });
  return (
    <Sheet open title={t('title')} onClose={turnBack}>
      <div className={body}>
        <p>{t('says')}</p>
        <p className={note}>{t('kept')}</p>
        <div className={actions}>
          <Button tone="primary" size="l" data-autofocus onClick={onConfirm}>
            {t('yes')}
          </Button>
          <Button tone="plain" size="l" onClick={turnBack}>
            {t(wholePage ? 'home' : 'no')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
