import { useState } from 'react';
import { hrefOf } from '#domain/routing/routes.ts';
import { friendList } from '#machines/people/people.resources.ts';
import { requireMember } from '../app/requireMember.ts';
import { useApp } from '../hooks/useApp.ts';
import { useWords } from '../hooks/useWords.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useResource } from '../hooks/useResource.ts';
import { useLoggedIn, useMemberPending, useViewer } from '../hooks/useViewer.ts';
import { Button } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Link } from '../kit/Link.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { FindPart } from './FindPart.tsx';
import { ListPart } from './ListPart.tsx';
import * as styles from './PeopleScreen.css.ts';
import { PersonCard } from './PersonCard.tsx';
import { RequestsPart } from './RequestsPart.tsx';

/** The sections by their name in the address; the first has none. */
const tabs = [
  { muc: null, label: 'tab.find' },
  { muc: 'ban-be', label: 'tab.friends' },
  { muc: 'loi-moi', label: 'tab.requests' },
  { muc: 'da-chan', label: 'tab.blocked' },
] as const;

/** The members of the portal, and how the viewer stands to them. */
export default function PeopleScreen() {
  const t = useWords('people');
  const app = useApp();
  const pending = useMemberPending();
  const loggedIn = useLoggedIn();
  const viewer = useViewer();

  const content = () => {
    if (pending) return <SkeletonRows rows={6} height={72} />;
    if (loggedIn && viewer) return <Sections viewerId={viewer.userId} />;
    return (
      <Empty
        fact={t('guest.fact')}
        action={
          <Button tone="primary" onClick={() => void requireMember(app, { kind: 'page' })}>
            {t('guest.action')}
          </Button>
        }
      >
        {t('guest.title')}
      </Empty>
    );
  };
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      {content()}
    </div>
  );
}

const Sections = ({ viewerId }: { readonly viewerId: string }) => {
  const t = useWords('people');
  const asked = useQuery('muc');
  const userId = useQuery('id');
  const [query, setQuery] = useState('');
  const waiting = useResource(friendList, { state: 'incoming' }).value?.about.total ?? 0;
  const tab = tabs.find(({ muc }) => muc === asked) ?? tabs[0];
  const here = hrefOf('people');

  const section = () => {
    if (userId !== null) return <PersonCard userId={userId} viewerId={viewerId} tab={tab.muc} />;
    switch (tab.muc) {
      case null:
        return <FindPart query={query} onQuery={setQuery} />;
      case 'ban-be':
        return (
          <ListPart
            key="friend"
            label={t('tab.friends')}
            state="friend"
            none={<Empty fact={t('friends.noneFact')}>{t('friends.none')}</Empty>}
          />
        );
      case 'loi-moi':
        return <RequestsPart />;
      case 'da-chan':
        return (
          <ListPart
            key="blocked"
            label={t('tab.blocked')}
            state="blocked"
            none={<Empty fact={t('blocked.noneFact')}>{t('blocked.none')}</Empty>}
          />
        );
    }
  };
  return (
    <>
      <nav className={styles.tabs} aria-label={t('tabs')}>
        {tabs.map(({ muc, label }) => (
          <Link
            key={label}
            className={styles.tab}
            to={muc === null ? here : `${here}?muc=${muc}`}
            aria-current={muc === tab.muc ? 'page' : undefined}
          >
            {t(label)}
            {muc === 'loi-moi' && waiting > 0 && <small>{waiting}</small>}
          </Link>
        ))}
      </nav>
      {section()}
    </>
  );
};
