import { useState } from 'react';
import type { Channel } from '#domain/auth/contacts.ts';
import { safety } from '#machines/security/security.resources.ts';
import { useApp } from '../hooks/useApp.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useResource } from '../hooks/useResource.ts';
import { Button } from '../kit/Button.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Icon } from '../kit/Icon.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { useBackTo } from '../shared/focus.ts';
import { Block } from './Block.tsx';
import { ContactEditor } from './ContactEditor.tsx';
import { list, row, sign } from './rows.css.ts';
import type { ProofProps } from './useKeptProof.ts';

interface ContactsBlockProps extends ProofProps {
  readonly userId: string;
}

const channels = ['mail', 'sms'] as const;
const words = {
  mail: { label: 'contacts.mail', add: 'contacts.addMail', change: 'contacts.changeMail' },
  sms: { label: 'contacts.sms', add: 'contacts.addSms', change: 'contacts.changeSms' },
} as const satisfies Record<Channel, object>;

/** The member's proven mail address and phone number: changing or adding one. */
export const ContactsBlock = ({ userId, proof }: ContactsBlockProps) => {
  const t = useWords('security');
  const { resources } = useApp();
  const notify = useNotify();
  const { value: held, failure, busy, retry } = useResource(safety, null);
  const [editing, setEditing] = useState<Channel | null>(null);
  const saved = (channel: Channel, to: string) => {
    setEditing(null);
    notify('success', t(channel === 'mail' ? 'contacts.savedMail' : 'contacts.savedSms', { to }));
    resources.refresh(safety, null);
  };
  return (
    <Block title={t('contacts.title')} about={t('contacts.about')}>
      {failure && !held && <Failed failure={failure} onRetry={retry} busy={busy} />}
      {!failure && !held && <SkeletonRows rows={2} height={56} />}
      {held && (
        <ul className={list}>
          {channels.map((channel) => (
            <ContactRow
              key={channel}
              {...{ userId, channel, proof }}
              value={held.contacts.find((one) => one.channel === channel)?.value}
              editing={editing === channel}
              onEdit={(on) => setEditing(on ? channel : null)}
              onSaved={(to) => saved(channel, to)}
            />
          ))}
        </ul>
      )}
    </Block>
  );
};

interface ContactRowProps extends ContactsBlockProps {
  readonly channel: Channel;
  /** Undefined where there is none. */
  readonly value: string | undefined;
  readonly editing: boolean;
  readonly onEdit: (on: boolean) => void;
  readonly onSaved: (to: string) => void;
}

const ContactRow = ({ userId, channel, value, proof, editing, onEdit, onSaved }: ContactRowProps) => {
  const t = useWords('security');
  const opener = useBackTo(editing);
  return (
    <li>
      <div className={row}>
        <span className={sign}>
          <Icon name={channel === 'mail' ? 'at-sign' : 'message-circle'} size={20} />
        </span>
        <div>
          <b>{value ?? t('contacts.none')}</b>
          <small>{t(words[channel].label)}</small>
        </div>
        <Button ref={opener} aria-expanded={editing} onClick={() => onEdit(!editing)}>
          {t(value === undefined ? words[channel].add : words[channel].change)}
        </Button>
      </div>
      {editing && <ContactEditor {...{ userId, channel, proof, onSaved }} onCancel={() => onEdit(false)} />}
    </li>
  );
};
