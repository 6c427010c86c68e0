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
  /** Whether it covers the whole page; otherwise only a tab, and turning back leaves the page open. */
  readonly wholePage: boolean;
  readonly onConfirm: () => void;
}

/** Asks whether the viewer is 18 or over. Every way out except the confirmation leads away from the content. */
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
