import { useRef } from 'react';
import { useWords } from '../hooks/useWords.ts';
import { useSettings } from '../hooks/useSettings.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useKeepFocus } from '../shared/focus.ts';
import { keepingLine } from './Section.css.ts';

const signs = { saving: 'refresh-cw', kept: 'check', waiting: 'wifi-off', refused: 'circle-alert' } as const;

/** Whether changes are saved; announced to screen readers as it changes. */
export const KeepingLine = () => {
  const t = useWords('settings');
  const { keeping, retry } = useSettings();
  const line = useRef<HTMLDivElement>(null);
  useKeepFocus(line);
  const shown = keeping === 'reading' || keeping === 'unread' ? 'saving' : keeping;
  return (
    <div className={keepingLine} ref={line} tabIndex={-1} data-keeping={shown}>
      <p role="status">
        <Icon name={signs[shown]} size={16} />
        {t(`keeping.${shown}`)}
      </p>
      {shown === 'waiting' && (
        <Button size="s" onClick={retry}>
          {t('keeping.retry')}
        </Button>
      )}
    </div>
  );
};
