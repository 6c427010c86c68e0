import { useState } from 'react';
import type { LoggedMessage } from '#domain/chat/log.ts';
import { muteMinutes } from '#domain/moderation/decision.ts';
import { decideInRoom, pinMessage, type Decision } from '#machines/chatRoom/chatRoom.acts.ts';
import { chatRoomDetail } from '#machines/chatRoom/chatRoom.resources.ts';
import { useAct } from '../../../hooks/useAct.ts';
import { useApp } from '../../../hooks/useApp.ts';
import { useFormAct } from '../../../hooks/useFormAct.ts';
import { useResource } from '../../../hooks/useResource.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Button } from '../../../kit/Button.tsx';
import { FieldError } from '../../../kit/FieldError.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { Segments } from '../../../kit/Segments.tsx';
import { Sheet } from '../../../kit/Sheet.tsx';
import { Switch } from '../../../kit/Switch.tsx';
import * as sheetStyles from '../MessageSheet.css.ts';
import { useMutePerson } from '../useMutePerson.ts';
import { noteDecision } from './lastDecision.ts';
import * as styles from './order.css.ts';

const reasons = ['spam', 'tips', 'link', 'insult', 'spoiler'] as const;
/** How many of the last messages go with one press. */
const LAST = 10;
const BAN_MS = 24 * 3_600_000;

interface OrderSheetProps {
  readonly groupId: string;
  readonly message: LoggedMessage;
  readonly onClose: () => void;
}

/** CH-11: one sheet, one decision about a message and its author: reason, minutes, the last messages, and one button that says what will happen. */
export default function OrderSheet({ groupId, message, onClose }: OrderSheetProps) {
  const t = useWords('chatOrder');
  const { clock } = useApp();
  const { userId, showName, originalMessage, groupMessageId } = message;
  const role = useResource(chatRoomDetail, { groupId }).value?.me.role;
  const { muted, change } = useMutePerson(message);
  const [reason, setReason] = useState<(typeof reasons)[number]>('spam');
  const [minutes, setMinutes] = useState<string>('5');
  const [all, setAll] = useState(false);
  const { press, busy, trouble } = useFormAct(decideInRoom, {
    done: (decided) => {
      const decisionIds = decided.map(({ decisionId }) => decisionId);
      noteDecision({ groupId, decisionIds, name: showName, at: clock.now() });
      onClose();
    },
  });
  const pin = useAct(pinMessage, { done: onClose });
  const decide = (what: Omit<Decision, 'groupId' | 'userId' | 'reason'>) =>
    void press({ groupId, userId, reason: t(`reasons.${reason}`), ...what });
  const remove = all ? t('removeLast', { count: LAST }) : t('remove');
  const isMute = minutes !== '0';
  return (
    <Sheet open onClose={onClose} title={t('order')} width={420}>
      {role !== undefined && role !== 'owner' && role !== 'mod' ? (
        <p className={styles.sheet}>{t('notKeeper')}</p>
      ) : (
        <form
          className={styles.sheet}
          onSubmit={(event) => {
            event.preventDefault();
            decide({ ...(isMute && { minutes: Number(minutes) }), ...(all ? { last: LAST } : { groupMessageId }) });
          }}
        >
          <p className={styles.person}>
            <b>{showName}</b> {originalMessage}
          </p>
          <div className={styles.group}>
            <span className={styles.label}>{t('reason')}</span>
            <Segments
              label={t('reason')}
              choices={reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
              value={reason}
              onChange={setReason}
            />
          </div>
          <div className={styles.group}>
            <span className={styles.label}>{t('quietFor')}</span>
            <Segments
              label={t('quietFor')}
              choices={[
                { value: '0', label: t('noMute') },
                ...muteMinutes.map((one) => ({ value: String(one), label: t('minutesShort', { minutes: one }) })),
              ]}
              value={minutes}
              onChange={setMinutes}
            />
          </div>
          <Switch on={all} onChange={setAll}>
            {t('alsoLast', { count: LAST })}
          </Switch>
          <Button type="submit" tone="danger" size="l" busy={busy}>
            {isMute ? t('both', { remove, mute: t('mute', { minutes }) }) : remove}
          </Button>
          <FieldError id="order-trouble">{trouble?.words}</FieldError>
          <ul className={sheetStyles.lines}>
            <li>
              <button
                className={sheetStyles.line}
                type="button"
                onClick={() => void pin.press({ groupId, groupMessageId, on: true })}
              >
                <Icon name="pin" size={20} />
                {t('pin')}
              </button>
            </li>
            <li>
              <button
                className={sheetStyles.line}
                type="button"
                data-danger
                onClick={() => decide({ until: clock.now() + BAN_MS, last: LAST })}
              >
                <Icon name="ban" size={20} />
                {t('banOut')}
              </button>
            </li>
            <li>
              <button
                className={sheetStyles.line}
                type="button"
                onClick={() => {
                  change();
                  onClose();
                }}
              >
                <Icon name={muted ? 'eye' : 'eye-off'} size={20} />
                {t(muted ? 'showHere' : 'hideHere')}
              </button>
            </li>
          </ul>
          <p className={styles.fact}>{t('written')}</p>
        </form>
      )}
    </Sheet>
  );
}
