import { useEffect, useState, type RefObject } from 'react';
import type { OutboxEntry } from '#domain/chat/outbox.ts';
import { isDefault, RULES, type ChatRules } from '#domain/chat/rules.ts';
import type { ChatRoom } from '#machines/chat/chatRoom.ts';
import { chatRoomDetail } from '#machines/chatRoom/chatRoom.resources.ts';
import { useResource } from '../../../hooks/useResource.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Button } from '../../../kit/Button.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import type { Key } from '../../../i18n/groups.ts';
import type { ComposerHandle } from '../Composer.tsx';
import { useShown } from '../useChatRoom.ts';
import * as styles from './order.css.ts';

interface RoomNotesProps {
  readonly room: ChatRoom;
  readonly groupId: string;
  readonly composer: RefObject<ComposerHandle | null>;
}

/** Whether the words of a message have to be changed, or to wait for the rules of the room. */
const isRefused = ({ state, reason }: OutboxEntry): boolean =>
  state === 'refused' || (state === 'failed' && reason === 'roomSlow');

/** CH-10: above the composer, the rules of the room, and why the last message was refused, whose words go back into the field. */
export default function RoomNotes({ room, groupId, composer }: RoomNotesProps) {
  const t = useWords('chatOrder');
  const rules = useShown(room, (shown) => shown.standing.rules);
  const refused = useShown(room, (shown) => shown.outbox.findLast(isRefused) ?? null);
  const sending = useShown(room, (shown) => shown.outbox.some(({ state }) => state === 'sending'));
  const [why, setWhy] = useState<OutboxEntry | null>(null);
  if (refused && refused !== why) setWhy(refused);
  // The next message that is on its way ends what was said of the last one.
  else if (sending && !refused && why) setWhy(null);
  const putBack = ({ text, clientId }: OutboxEntry) => {
    composer.current?.insert(text);
    room.discard(clientId);
  };
  useEffect(() => {
    if (!refused || !composer.current?.isEmpty()) return;
    composer.current.insert(refused.text);
    room.discard(refused.clientId);
  }, [refused, composer, room]);
  const isRuled = rules !== null && !isDefault(rules);
  if (!isRuled && !why) return null;
  return (
    <div className={styles.notes}>
      {isRuled && <RulesLine rules={rules} />}
      {why && (
        <p className={styles.refusal} role="alert">
          <Icon name="circle-alert" size={14} />
          <Why entry={why} groupId={groupId} />
          {refused ? (
            <Button size="s" onClick={() => putBack(refused)}>
              {t('edit')}
            </Button>
          ) : (
            <span className={styles.quiet}>{t('backInField')}</span>
          )}
        </p>
      )}
    </div>
  );
}

const RulesLine = ({ rules }: { readonly rules: ChatRules }) => {
  const t = useWords('chatOrder');
  const { slowModeSec, maxLength, links, emojiOnly, followersOnlyMin: minutes } = rules;
  const all = [
    ...(minutes === undefined ? [] : [minutes === 0 ? t('followersNow') : t('followers', { minutes })]),
    ...(slowModeSec > 0 ? [t('slow', { seconds: slowModeSec })] : []),
    ...(emojiOnly ? [t('onlyEmoji')] : []),
    ...(links ? [] : [t('noLinks')]),
    ...(maxLength < RULES.lengthMost ? [t('shortOnes', { count: maxLength })] : []),
  ];
  return (
    <p className={styles.rules} role="note" aria-label={t('rules')}>
      {all.map((one) => (
        <span key={one}>{one}</span>
      ))}
    </p>
  );
};

const MINUTE_S = 60;
const Why = ({
  entry: { reason, code, retryAfterS },
  groupId,
}: {
  readonly entry: OutboxEntry;
  readonly groupId: string;
}) => {
  const t = useWords('chatOrder');
  const isHeld = reason === 'muted' || reason === 'banned';
  const key = `why.${reason ?? (code === 403 ? 'forbidden' : code === 429 ? 'fast' : 'other')}` as Key<'chatOrder'>;
  return (
    <span>
      {t(key)}
      {retryAfterS !== null && (
        <>
          {' '}
          {retryAfterS < 2 * MINUTE_S
            ? t('waitS', { seconds: retryAfterS })
            : t('waitMin', { minutes: Math.ceil(retryAfterS / MINUTE_S) })}
        </>
      )}
      {isHeld && <HeldReason groupId={groupId} />}
    </span>
  );
};
const HeldReason = ({ groupId }: { readonly groupId: string }) => {
  const t = useWords('chatOrder');
  const reason = useResource(chatRoomDetail, { groupId }).value?.me.restriction?.reason ?? '';
  return reason === '' ? null : <> {t('reasonGiven', { reason })}</>;
};
