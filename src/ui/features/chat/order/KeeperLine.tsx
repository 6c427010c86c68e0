import { Suspense, useState } from 'react';
import { defaultRules, orderRules, orderWithoutHost, sameRules } from '#domain/chat/rules.ts';
import { MODERATION } from '#domain/moderation/decision.ts';
import { duration } from '#domain/shared/duration.ts';
import type { ChatRoom } from '#machines/chat/chatRoom.ts';
import { setRules, undoDecisions } from '#machines/chatRoom/chatRoom.acts.ts';
import { chatRoomDetail } from '#machines/chatRoom/chatRoom.resources.ts';
import { useAct } from '../../../hooks/useAct.ts';
import { useOwnLayer } from '../../../hooks/useLayer.ts';
import { useNotify } from '../../../hooks/useNotify.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { useResource } from '../../../hooks/useResource.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Button } from '../../../kit/Button.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { IconButton } from '../../../kit/IconButton.tsx';
import { lazyPart } from '../../../kit/lazyPart.tsx';
import { useShown } from '../useChatRoom.ts';
import { noteDecision, useLastDecision, type LastDecision } from './lastDecision.ts';
import * as styles from './order.css.ts';

const OrderPanel = lazyPart(() => import('./OrderPanel.tsx'));
const SweepSheet = lazyPart(() => import('./SweepSheet.tsx'));

interface KeeperLineProps {
  readonly room: ChatRoom;
  readonly groupId: string;
}

/** For who keeps order in the room: order with one press, the panel, and the way back from the last decision. */
export default function KeeperLine({ room, groupId }: KeeperLineProps) {
  const t = useWords('chatOrder');
  const detail = useResource(chatRoomDetail, { groupId }).value;
  const told = useShown(room, (shown) => shown.standing.rules);
  const layer = useOwnLayer('order');
  const { press, busy } = useAct(setRules);
  const last = useLastDecision();
  const [sweeping, setSweeping] = useState(false);
  const role = detail?.me.role;
  if (!detail || (role !== 'owner' && role !== 'mod')) return null;
  const rules = told ?? defaultRules;
  const tidy = detail.hosted ? orderRules : orderWithoutHost;
  const on = sameRules(rules, tidy);
  return (
    <>
      <div className={`${styles.line} ${styles.keeper}`} role="group" aria-label={t('order')}>
        <span className={styles.sign}>
          <Icon name="shield-check" size={18} />
        </span>
        <Button
          size="s"
          tone={on ? 'primary' : 'quiet'}
          aria-pressed={on}
          busy={busy}
          onClick={() => void press({ groupId, rules: on ? defaultRules : tidy })}
        >
          {t(on ? 'tidyOn' : 'tidy')}
        </Button>
        {on && (
          <Button size="s" aria-haspopup="dialog" data-sweep onClick={() => setSweeping(true)}>
            {t('sweep')}
          </Button>
        )}
        <span className={styles.push}>
          <IconButton label={t('settings')} onClick={layer.show}>
            <Icon name="settings" size={18} />
          </IconButton>
        </span>
      </div>
      {last?.groupId === groupId && <UndoLine last={last} />}
      {sweeping && (
        <Suspense fallback={null}>
          <SweepSheet groupId={groupId} onClose={() => setSweeping(false)} />
        </Suspense>
      )}
      {layer.open && (
        <Suspense fallback={null}>
          <OrderPanel groupId={groupId} rules={rules} hosted={detail.hosted} onClose={layer.hide} />
        </Suspense>
      )}
    </>
  );
}

const UndoLine = ({ last }: { readonly last: LastDecision }) => {
  const t = useWords('chatOrder');
  const notify = useNotify();
  const leftMs = last.at + MODERATION.undoMs - useNow(1000);
  const { press, busy } = useAct(undoDecisions, {
    done: () => {
      noteDecision(null);
      notify('success', t('undone'));
    },
  });
  if (leftMs <= 0) return null;
  return (
    <div className={styles.line} role="status">
      <p className={styles.said}>{t('done', { name: last.name })}</p>
      <Button size="s" busy={busy} onClick={() => void press({ decisionIds: last.decisionIds })}>
        {t('undo')} <span className={styles.fact}>{duration(leftMs / 1000)}</span>
      </Button>
      <IconButton label={t('hide')} onClick={() => noteDecision(null)}>
        <Icon name="x" size={18} />
      </IconButton>
    </div>
  );
};
