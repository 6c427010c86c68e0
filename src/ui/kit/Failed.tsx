import type { ReactNode } from 'react';
import type { Failure } from '#ports/failure.ts';
import { failureWord } from '../shared/failureWord.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { Notice } from './Notice.tsx';
import { trouble } from './Notice.css.ts';

export interface FailedProps {
  readonly failure: Failure;
  /** What could not be loaded: "Chưa tải được lịch"; a general sentence by default. */
  readonly children?: ReactNode;
  readonly fact?: ReactNode;
  readonly onRetry?: () => void;
  readonly busy?: boolean;
}

/** A failed load: what failed, why, and a button to try again. */
export const Failed = ({ failure, children, fact, onRetry, busy = false }: FailedProps) => {
  const t = useWords('shell');
  const { key, params } = failureWord(failure);
  return (
    <Notice
      alert
      sign={
        <span className={trouble}>
          <Icon name={failure.kind === 'unreachable' ? 'wifi-off' : 'refresh-cw'} size={28} />
        </span>
      }
      title={children ?? t('failed.title')}
      fact={fact ?? t(key, params)}
      action={
        onRetry && (
          <Button size="s" onClick={onRetry} busy={busy}>
            {t('failed.retry')}
          </Button>
        )
      }
    />
  );
};
