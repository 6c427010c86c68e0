import type { Keeping } from '#machines/application/commentatorApplication.selectors.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { Rows } from '../kit/Rows.tsx';
import { keeping as line } from './FormView.css.ts';

const signs: Readonly<Record<Exclude<Keeping, 'saving'>, IconName>> = {
  local: 'check',
  settled: 'check',
  unsaved: 'clock',
  waiting: 'wifi-off',
  refused: 'triangle-alert',
  contradicted: 'triangle-alert',
};

/** Whether the draft is saved, and where; announced to screen readers only if saving fails. */
export const KeepingLine = ({
  keeping,
  onRetry,
}: {
  readonly keeping: Keeping | null;
  readonly onRetry: () => void;
}) => {
  const t = useWords('application');
  if (keeping === null) return <div className={line} />;
  const troubled = keeping === 'waiting' || keeping === 'refused' || keeping === 'contradicted';
  return (
    <div className={line} data-keeping={keeping} role={troubled ? 'alert' : undefined}>
      {keeping === 'saving' ? <Rows size={14} loading /> : <Icon name={signs[keeping]} size={16} />}
      <span>{t(`keeping.${keeping}`)}</span>
      {keeping === 'waiting' && (
        <Button tone="plain" size="s" onClick={onRetry}>
          {t('keeping.now')}
        </Button>
      )}
    </div>
  );
};
