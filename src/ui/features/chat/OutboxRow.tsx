import type { OutboxEntry } from '#domain/chat/outbox.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Rows } from '../../kit/Rows.tsx';
import { MessageText } from './MessageText.tsx';
import * as row from './MessageRow.css.ts';
import * as styles from './OutboxRow.css.ts';

interface OutboxRowProps {
  readonly entry: OutboxEntry;
  readonly me: string | null;
  readonly onRetry: (clientId: string) => void;
  readonly onDiscard: (clientId: string) => void;
}

/** A message of the viewer that the log does not contain yet, with its state: sending, waiting, sent, failed. */
export const OutboxRow = ({ entry, me, onRetry, onDiscard }: OutboxRowProps) => {
  const t = useWords('chat');
  const stuck = entry.state === 'failed' || entry.state === 'refused';
  return (
    <li className={row.row} data-id={entry.clientId} data-outbox={entry.state}>
      <p>
        <b>{me}</b> <MessageText text={entry.text} me={null} />
      </p>
      <div className={styles.state} data-stuck={stuck || undefined} role={stuck ? 'alert' : undefined}>
        {entry.state === 'sending' && <Rows size={12} loading />}
        {entry.state === 'sent' && <Icon name="check" size={14} />}
        {entry.state === 'waiting' && <Icon name="clock" size={14} />}
        {stuck && <Icon name="circle-alert" size={14} />}
        <span>
          {stuck ? (
            <Reason entry={entry} />
          ) : (
            t(entry.state === 'sending' ? 'sending' : entry.state === 'sent' ? 'sent' : 'waiting')
          )}
        </span>
        {stuck && (
          <>
            <button className={styles.again} type="button" onClick={() => onRetry(entry.clientId)}>
              {t('retry')}
            </button>
            <button className={styles.again} type="button" onClick={() => onDiscard(entry.clientId)}>
              {t('discard')}
            </button>
          </>
        )}
      </div>
    </li>
  );
};

const Reason = ({ entry }: { readonly entry: OutboxEntry }) => {
  const t = useWords('chat');
  if (entry.code === 429) return t('refused429', { seconds: entry.retryAfterS ?? 10 });
  if (entry.code === 403) return t('refused403');
  return entry.state === 'refused' ? t('refusedOther') : t('notSent');
};
