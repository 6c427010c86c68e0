import { useState } from 'react';
import type { Channel } from '#domain/auth/contacts.ts';
import { safety } from '#machines/security/security.resources.ts';
import { useApp } from '../hooks/useApp.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useResource } from '../hooks/useResource.ts';
import { Button } from '../parts/Button.tsx';
import { Failed } from '../parts/Failed.tsx';
import { Icon } from '../parts/Icon.tsx';
import { SkeletonRows } from '../parts/Skeleton.tsx';
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

/** The mail address and number that a member has proved: changing or adding one. */
export const ContactsBlock = ({ userId, proof }: ContactsBlockProps) => {
  const t = useMessages('security');
  const { resources } = useApp();
  const notify = useNotify();
  const { value: held, failure, busy, retry } = useResource(safety, { userId });
  const [editing, setEditing] = useState<Channel | null>(null);
  const close = () => setEditing(null);
  const saved = (channel: Channel, to: string) => {
    close();
    notify('success', t(channel === 'mail' ? 'contacts.savedMail' : 'contacts.savedSms', { to }));
    resources.refresh(safety, { userId });
  };
  return (
    <Block title={t('contacts.title')} about={t('contacts.about')}>
      {failure && !held && <Failed failure={failure} onRetry={retry} busy={busy} />}
      {!failure && !held && <SkeletonRows rows={2} height={56} />}
      {held && (
        <ul className={list}>
          {channels.map((channel) => {
            const value = held.contacts.find((one) => one.channel === channel)?.value;
            return (
              <li key={channel}>
                <div className={row}>
                  <span className={sign}>
                    <Icon name={channel === 'mail' ? 'at-sign' : 'message-circle'} size={20} />
                  </span>
                  <div>
                    <b>{value ?? t('contacts.none')}</b>
                    <small>{t(words[channel].label)}</small>
                  </div>
                  <Button
                    aria-expanded={editing === channel}
                    onClick={() => setEditing(editing === channel ? null : channel)}
                  >
                    {t(value === undefined ? words[channel].add : words[channel].change)}
                  </Button>
                </div>
                {editing === channel && (
                  <ContactEditor
                    userId={userId}
                    channel={channel}
                    proof={proof}
                    onSaved={(to) => saved(channel, to)}
                    onCancel={close}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Block>
  );
};
