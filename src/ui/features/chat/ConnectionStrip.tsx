import { CHAT, GIVEN_UP_WARNING } from '#domain/chat/chat.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Rows } from '../../kit/Rows.tsx';
import * as styles from './ConnectionStrip.css.ts';

/** The states of the connection that a reader distinguishes. */
export type Connection = 'idle' | 'connecting' | 'open' | 'reconnecting' | 'refreshingToken' | 'offline' | 'givenUp';

interface ConnectionStripProps {
  readonly connection: Connection;
  /** Attempts since the last stable connection. */
  readonly tried: number;
  readonly onRetry: () => void;
}

/**
 * Shown above the log while the chat is not connected: the progress of reconnecting, or the warning of CHAT-3 with a
 * button to retry.
 */
export default function ConnectionStrip({ connection, tried, onRetry }: ConnectionStripProps) {
  const t = useWords('chat');
  const locale = useLocale();
  if (connection === 'open' || connection === 'idle') return null;
  if (connection === 'givenUp')
    return (
      <div className={styles.strip} role="alert" data-connection="givenUp">
        <Icon name="wifi-off" size={20} />
        <span>
          {locale !== 'vi' && <span className={styles.plain}>{t('givenUp')}</span>}
          <span lang="vi">{GIVEN_UP_WARNING}</span>
        </span>
        <Button size="s" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    );
  const of = CHAT.maxConnections;
  return (
    <div className={styles.strip} role="status" data-connection={connection}>
      <span className={styles.sign}>
        <Rows lit={3} size={16} loading />
      </span>
      <span>
        {connection === 'reconnecting'
          ? t('reconnecting', { tried: Math.min(Math.max(tried, 1), of), of })
          : t(connection)}
      </span>
    </div>
  );
}
