import { useEffect, useRef, useState } from 'react';
import { groupInbox, type InboxChoice } from '#domain/inbox/inbox.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { inboxTypes, type InboxType } from '#domain/settings/settings.ts';
import { readMessages } from '#machines/inbox/inbox.acts.ts';
import { inboxList, inboxUnread } from '#machines/inbox/inbox.resources.ts';
import { useAct } from '../hooks/useAct.ts';
import { useApp } from '../hooks/useApp.ts';
import { useWords } from '../hooks/useWords.ts';
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
import { InboxRow } from './InboxRow.tsx';
import * as styles from './InboxSheet.css.ts';

/** SH-4: what the portal tells a member, over any page. */
export default function InboxSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('inbox');
  const viewer = useViewer();
  const loggedIn = useLoggedIn();
  return (
    <Sheet open tall title={t('title')} width={520} onClose={onClose}>
      {loggedIn && viewer && <Center />}
    </Sheet>
  );
}

const Center = () => {
  const t = useWords('inbox');
  const { resources } = useApp();
  const [type, setType] = useState<InboxType | null>(null);
  const [pageNum, setPageNum] = useState(1);
  const input = { type, pageNum };
  const { value, failure, busy, receivedAt, retry } = useResource(inboxList, input);
  const counts = useResource(inboxUnread, { member: true }).value;
  const reading = useAct(readMessages, {
    whyNot: ({ kind }) => (kind === 'unreachable' ? null : t('markFailed')),
  });
  const read = (choice: InboxChoice) => void reading.press({ choice, page: input });
  const top = useRef<HTMLDivElement>(null);

  const fresh = value?.unread;
  const newest = useRef(0);
  useEffect(() => {
    // A page that was kept from before knows nothing of what was read since.
    if (!fresh || receivedAt === null || receivedAt < newest.current) return;
    newest.current = receivedAt;
    resources.update(inboxUnread, { member: true }, () => fresh);
  }, [fresh, receivedAt, resources]);

  const choose = (wanted: InboxType | null) => {
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
          {groupInbox(value.list).map((group) => (
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
        {([null, ...inboxTypes] as const).map((one) => {
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
