import { useEffect, useRef, useState } from 'react';
import { groupInbox, type InboxChoice } from '#domain/inbox/inbox.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { inboxTypes, type InboxType } from '#domain/settings/settings.ts';
import { readMessages } from '#machines/inbox/inbox.acts.ts';
import { inboxList, inboxUnread } from '#machines/inbox/inbox.resources.ts';
import { useAct } from '../hooks/useAct.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useApp } from '../hooks/useApp.ts';
import { useWords } from '../hooks/useWords.ts';
import { useResource } from '../hooks/useResource.ts';
import { useLoggedIn, useViewer } from '../hooks/useViewer.ts';
import { Button } from '../kit/Button.tsx';
import { Chip } from '../kit/Chip.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Feed } from '../kit/Feed.tsx';
import { Icon } from '../kit/Icon.tsx';
import { buttonLook } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { InboxRow } from './InboxRow.tsx';
import * as styles from './InboxSheet.css.ts';

/** SH-4: the member's inbox, over any page. */
export default function InboxSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('inbox');
  const viewer = useViewer();
  const loggedIn = useLoggedIn();
  return (
    <Sheet open tall hangs title={t('title')} onClose={onClose}>
      {loggedIn && viewer && <Center />}
    </Sheet>
  );
}

const Center = () => {
  const t = useWords('inbox');
  const { resources } = useApp();
  const [type, setType] = useState<InboxType | null>(null);
  const shown = { type };
  const messages = useFeed(inboxList, shown);
  const { value, receivedAt } = messages;
  const counts = useResource(inboxUnread, { member: true }).value;
  const reading = useAct(readMessages, {
    whyNot: ({ kind }) => (kind === 'unreachable' ? null : t('markFailed')),
  });
  const read = (choice: InboxChoice) => void reading.press({ choice, shown });
  const top = useRef<HTMLDivElement>(null);

  const fresh = value?.about.unread;
  const newest = useRef(0);
  useEffect(() => {
    // A list that was loaded earlier does not know what was read since.
    if (!fresh || receivedAt === null || receivedAt < newest.current) return;
    newest.current = receivedAt;
    resources.update(inboxUnread, { member: true }, () => fresh);
  }, [fresh, receivedAt, resources]);

  return (
    <div className={styles.body} ref={top} tabIndex={-1}>
      <div className={styles.filters} role="group" aria-label={t('filter')}>
        {([null, ...inboxTypes] as const).map((one) => {
          const count = counts?.[one ?? 'all'] ?? 0;
          return (
            <Chip key={one ?? 'all'} on={one === type} {...(count > 0 && { count })} onClick={() => setType(one)}>
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
      <Feed
        of={messages}
        empty={type === null ? <Empty fact={t('noneFact')}>{t('none')}</Empty> : <Empty>{t('noneOfType')}</Empty>}
        loading={<SkeletonRows rows={6} height={72} />}
        failed={t('failed')}
      >
        {(list) => (
          <ul className={styles.list}>
            {groupInbox(list).map((group) => (
              <InboxRow
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
        )}
      </Feed>
    </div>
  );
};
