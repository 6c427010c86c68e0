import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { partyPath, partyTopic, type PartyPerson } from '#domain/party/party.ts';
import {
  isLeading,
  selectLeader,
  selectPartyMode,
  selectWaitedFor,
  type WatchPartySnapshot,
} from '#machines/party/watchParty.selectors.ts';
import type { WatchPartyRef } from '#machines/party/watchParty.wire.ts';
import type { Vod } from '../../app/vod.ts';
import { ChatPanel } from '../../features/chat/ChatPanel.tsx';
import { useLazy } from '../../hooks/useLazy.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { useSelector } from '../../hooks/useSelector.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import * as styles from './party.css.ts';

interface PartyAsideProps {
  readonly vod: Vod;
  readonly code: string;
  /** Without the party: the film goes on. */
  readonly onLeave: () => void;
}

/** Comes into the party of a code, and leaves it with the page. */
const useParty = (vod: Vod, code: string): WatchPartyRef | null => {
  const parties = useLazy(vod.parties);
  const { chatRoomFor } = useLive();
  const [holder] = useState(() => {
    let current: WatchPartyRef | null = null;
    const listeners = new Set<() => void>();
    return {
      now: () => current,
      set: (next: WatchPartyRef | null) => {
        current = next;
        for (const changed of listeners) changed();
      },
      subscribe: (changed: () => void) => {
        listeners.add(changed);
        return () => void listeners.delete(changed);
      },
    };
  });
  useEffect(() => {
    const { party, leave } = parties.enter(code, chatRoomFor);
    holder.set(party);
    return () => {
      holder.set(null);
      leave();
    };
  }, [parties, chatRoomFor, code, holder]);
  return useSyncExternalStore(holder.subscribe, holder.now, holder.now);
};

/** FI-11: who watches with whom, how it goes, and the chat, beside the film. */
export default function PartyAside({ vod, code, onLeave }: PartyAsideProps) {
  const t = useWords('party');
  const party = useParty(vod, code);
  return (
    <aside className={styles.panel} aria-label={t('title')} data-theme="dark" data-part="party">
      <header className={styles.head}>
        <h2 className={styles.title}>{t('title')}</h2>
        <IconButton label={t('leave')} onClick={onLeave}>
          <Icon name="x" size={20} />
        </IconButton>
      </header>
      {party && <Entered party={party} code={code} />}
    </aside>
  );
}

const useNameOf = () => {
  const t = useWords('party');
  return (person: PartyPerson | null, me: string | undefined): string => {
    if (!person) return '';
    if (person.userId === me) return t('you');
    return person.guest ? t('guest') : person.showName;
  };
};

const Entered = ({ party, code }: { readonly party: WatchPartyRef; readonly code: string }) => {
  const t = useWords('party');
  const nameOf = useNameOf();
  const mode = useSelector(party, selectPartyMode);
  const joined = useSelector(party, ({ context }) => context.joined);
  const waited = useSelector(party, selectWaitedFor);
  const inside = mode === 'lagging' || mode === 'close' || mode === 'waiting' || mode === 'cut';
  return (
    <>
      <p className={styles.line} role="status" data-mode={mode}>
        {t(`mode.${mode}`, { name: nameOf(waited, joined?.me) })}
      </p>
      {(mode === 'unreached' || mode === 'refused') && (
        <p className={styles.line}>
          <Button onClick={() => party.send({ type: 'party.retry' })}>{t('retry')}</Button>
        </p>
      )}
      {inside && joined && (
        <>
          <Leader party={party} />
          <CodeLine code={code} path={joined.path} />
          <People party={party} />
          <div className={styles.chat}>
            <ChatPanel groupId={partyTopic(joined.partyId)} headless onlyCommentators={false} onFilter={() => {}} />
          </div>
        </>
      )}
    </>
  );
};

const isMe = ({ context: { joined } }: WatchPartySnapshot) => joined?.me;

/** Whose hand moves the film; who hears that it is another one now, is told. */
const Leader = ({ party }: { readonly party: WatchPartyRef }) => {
  const t = useWords('party');
  const notify = useNotify();
  const nameOf = useNameOf();
  const leading = useSelector(party, isLeading);
  const leader = useSelector(party, selectLeader);
  const me = useSelector(party, isMe);
  const name = nameOf(leader, me);
  const leaderId = leader?.userId;
  const known = useRef(leaderId);
  useEffect(() => {
    if (leaderId === undefined || leaderId === known.current) return;
    if (known.current !== undefined) notify('info', leading ? t('youLead') : t('nowLeads', { name }));
    known.current = leaderId;
  }, [leaderId, leading, name, notify, t]);
  return (
    <>
      <p className={`${styles.line} ${styles.muted}`}>{leading ? t('youLead') : t('follow', { name })}</p>
      {leading && (
        <p className={styles.line}>
          <Button size="s" onClick={() => party.send({ type: 'party.end' })}>
            {t('end')}
          </Button>
        </p>
      )}
    </>
  );
};

const CodeLine = ({ code, path }: { readonly code: string; readonly path: string }) => {
  const t = useWords('party');
  const notify = useNotify();
  const copy = () =>
    void navigator.clipboard
      ?.writeText(`${window.location.origin}${partyPath(path, code)}`)
      .then(() => notify('success', t('copied')));
  return (
    <div className={styles.head}>
      <span className={styles.muted}>{t('code')}</span>
      <output data-part="party-code">
        <Figure size={26}>{code}</Figure>
      </output>
      <IconButton label={t('copy')} onClick={copy}>
        <Icon name="copy" size={18} />
      </IconButton>
    </div>
  );
};

const People = ({ party }: { readonly party: WatchPartyRef }) => {
  const t = useWords('party');
  const nameOf = useNameOf();
  const state = useSelector(party, ({ context }) => context.state);
  const me = useSelector(party, isMe);
  const leading = useSelector(party, isLeading);
  if (!state) return null;
  const { people, leaderId, waitingFor } = state;
  return (
    <ul className={styles.people} aria-label={t('people')}>
      {people.map((person) => {
        const { userId, away } = person;
        const marks = [
          ...(userId === leaderId ? [t('leads')] : []),
          ...(away ? [t('away')] : []),
          ...(waitingFor.includes(userId) ? [t('waits')] : []),
        ];
        return (
          <li key={userId} className={styles.person}>
            {nameOf(person, me)}
            {marks.length > 0 && <span className={styles.muted}>{marks.join(', ')}</span>}
            {leading && userId !== me && !away && (
              <Button
                size="s"
                aria-label={t('handLead', { name: nameOf(person, me) })}
                onClick={() => party.send({ type: 'party.lead', to: userId })}
              >
                {t('giveLead')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
};
