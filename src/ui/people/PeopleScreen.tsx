import { useState } from 'react';
import { hrefOf } from '#domain/routing/routes.ts';
import { friendList } from '#machines/people/people.resources.ts';
import { useWords } from '../hooks/useWords.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useResource } from '../hooks/useResource.ts';
import { Empty } from '../kit/Empty.tsx';
import { GuestGate, GuestNotice } from '../kit/GuestGate.tsx';
import { SectionNav } from '../kit/SectionNav.tsx';
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

/** Finding members, friends, requests, and blocked members. */
export default function PeopleScreen() {
  const t = useWords('people');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <GuestGate
        waiting={<SkeletonRows rows={6} height={72} />}
        guest={
          <GuestNotice fact={t('guest.fact')} enter={t('guest.action')}>
            {t('guest.title')}
          </GuestNotice>
        }
      >
        {({ userId }) => <Sections viewerId={userId} />}
      </GuestGate>
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
      <SectionNav
        label={t('tabs')}
        links={tabs.map(({ muc, label }) => ({
          to: muc === null ? here : `${here}?muc=${muc}`,
          label: t(label),
          ...(muc === 'loi-moi' && { count: waiting }),
          current: muc === tab.muc,
        }))}
      />
      {section()}
    </>
  );
};
