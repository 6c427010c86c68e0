import { useEffect, useRef, useState } from 'react';
import { groupMessages, type MessageChoice } from '#domain/messages/messages.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { messageTypes, type MessageType } from '#domain/settings/settings.ts';
import { readMessages } from '#machines/messages/messages.acts.ts';
import { messageList, unreadMessages } from '#machines/messages/messages.resources.ts';
import { useAct } from '../hooks/useAct.ts';
import { useApp } from '../hooks/useApp.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { useResource } from '../hooks/useResource.ts';
import { useLoggedIn, useViewer } from '../hooks/useViewer.ts';
import { Button } from '../kit/Button.tsx';
import { Chip } from '../kit/Chip.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Icon } from '../kit/Icon.tsx';
import { buttonLook } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { MessageRow } from './MessageRow.tsx';
import * as styles from './MessagesSheet.css.ts';

/** SH-4: what the portal tells a member, over any page. */
export default function MessagesSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('messages');
  const viewer = useViewer();
  const loggedIn = useLoggedIn();
  return (
    <Sheet open tall title={t('title')} width={520} onClose={onClose}>
      {loggedIn && viewer && <Center />}
    </Sheet>
  );
}

const Center = () => {
  const t = useMessages('messages');
  const { resources } = useApp();
  const [type, setType] = useState<MessageType | null>(null);
  const [pageNum, setPageNum] = useState(1);
  const input = { type, pageNum };
  const { value, failure, busy, receivedAt, retry } = useResource(messageList, input);
  const counts = useResource(unreadMessages, { member: true }).value;
  const reading = useAct(readMessages, {
    whyNot: ({ kind }) => (kind === 'unreachable' ? null : t('markFailed')),
  });
  const read = (choice: MessageChoice) => void reading.press({ choice, page: input });
  const top = useRef<HTMLDivElement>(null);

  const fresh = value?.unread;
  const newest = useRef(0);
  useEffect(() => {
    // A page that was kept from before knows nothing of what was read since.
    if (!fresh || receivedAt === null || receivedAt < newest.current) return;
    newest.current = receivedAt;
    resources.update(unreadMessages, { member: true }, () => fresh);
  }, [fresh, receivedAt, resources]);

  const choose = (wanted: MessageType | null) => {
    setType(wanted);
    setPageNum(1);
  };
  const turn = (to: number) => {
    setPageNum(to);
    // What is taller than the sheet is not scrolled to by being focused.
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  };
  const content = () => {
    if (failure && !value)
      return (
        <Failed failure={failure} onRetry={retry} busy={busy}>
          {t('failed')}
        </Failed>
      );
    if (!value) return <SkeletonRows rows={6} height={72} />;
    // A last page may have emptied behind the reader: the way back stays.
    if (value.list.length === 0 && pageNum === 1)
      return type === null ? <Empty fact={t('noneFact')}>{t('none')}</Empty> : <Empty>{t('noneOfType')}</Empty>;
    return (
      <>
        <ul className={styles.list}>
          {groupMessages(value.list).map((group) => (
            <MessageRow
              key={group.newest.id}
              group={group}
              onRead={() => {
                if (group.newest.read) return;
                read({ ids: group.ids });
                top.current?.focus({ preventScroll: true });
              }}
            />
          ))}
        </ul>
        {(pageNum > 1 || value.total > value.pageSize) && (
          <nav className={styles.pages} aria-label={t('pages')}>
            <Button size="s" disabled={pageNum === 1} onClick={() => turn(pageNum - 1)}>
              {t('newer')}
            </Button>
            <Button size="s" disabled={pageNum * value.pageSize >= value.total} onClick={() => turn(pageNum + 1)}>
              {t('older')}
            </Button>
          </nav>
        )}
      </>
    );
  };
  return (
    <div className={styles.body} ref={top} tabIndex={-1}>
      <div className={styles.filters} role="group" aria-label={t('filter')}>
        {([null, ...messageTypes] as const).map((one) => {
          const count = counts?.[one ?? 'all'] ?? 0;
          return (
            <Chip key={one ?? 'all'} on={one === type} {...(count > 0 && { count })} onClick={() => choose(one)}>
              {t(`types.${one ?? 'all'}`)}
            </Chip>
          );
        })}
      </div>
      <div className={styles.tools}>
        <Link {...buttonLook({ tone: 'plain', size: 's' })} to={hrefOf('accountPage', { slug: 'thong-bao' })}>
          <Icon name="settings" size={16} />
          {t('settings')}
        </Link>
        {(counts?.[type ?? 'all'] ?? 0) > 0 && (
          <Button
            tone="plain"
            size="s"
            onClick={() => {
              read({ type: type ?? 'all' });
              top.current?.focus({ preventScroll: true });
            }}
          >
            <Icon name="check" size={16} />
            {t('markAll')}
          </Button>
        )}
      </div>
      {content()}
    </div>
  );
};
