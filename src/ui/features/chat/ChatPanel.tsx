import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isStaff } from '#domain/auth/auth.ts';
import { isMemberId } from '#domain/people/people.ts';
import type { LoggedMessage } from '#domain/chat/log.ts';
import { requireMember } from '../../app/requireMember.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useOwnLayer } from '../../hooks/useLayer.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { useLoggedIn, useViewer } from '../../hooks/useViewer.ts';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { ChatHead } from './ChatHead.tsx';
import { ChatLog } from './ChatLog.tsx';
import * as styles from './ChatPanel.css.ts';
import { Composer, type ComposerHandle } from './Composer.tsx';
import { ConnectionStrip } from './ConnectionStrip.tsx';
import { mentionOf } from './mentions.ts';
import { speakersOf } from './rows.ts';
import { useChatRoom } from './useChatRoom.ts';
import { useChatSocket } from './useChatSocket.ts';
import { useDraft } from './useDraft.ts';
import { useSlowDown } from './useSlowDown.ts';

const MessageSheet = lazyPart(() => import('./MessageSheet.tsx'));
const MUTE_MINUTES = 10;

interface ChatPanelProps {
  readonly groupId: string;
  /** On a phone the tab names it already. */
  readonly headless?: boolean;
  readonly onlyCommentators: boolean;
  readonly onFilter: (on: boolean) => void;
  readonly onHide?: () => void;
}

/** A room's chat, whole: connection, log, what is being written, and what can be done with a message. */
export const ChatPanel = ({ groupId, headless, onlyCommentators, onFilter, onHide }: ChatPanelProps) => {
  const app = useApp();
  const t = useWords('chat');
  const notify = useNotify();
  const viewer = useViewer();
  const member = useLoggedIn() ? viewer : null;
  const { connection, tried, retry } = useChatSocket();
  const { room, shown } = useChatRoom(groupId);
  const [draft, write] = useDraft(groupId);
  const [reading, setReading] = useState(false);
  const [replyTo, setReplyTo] = useState<LoggedMessage | null>(null);
  const [opened, setOpened] = useState<LoggedMessage | null>(null);
  const sheet = useOwnLayer('message');
  const composer = useRef<ComposerHandle>(null);
  const slowDownS = useSlowDown(shown.outbox);
  const me = member?.nickname ?? null;

  const { refusal } = shown;
  useEffect(() => {
    if (refusal)
      notify('error', refusal.code === 429 ? t('refused429', { seconds: refusal.retryAfterS ?? 10 }) : t('refused403'));
  }, [refusal, notify, t]);

  const read = useCallback(
    (on: boolean) => {
      setReading(on);
      room.setReading(on);
    },
    [room],
  );
  const { show } = sheet;
  const actions = useMemo(
    () => ({
      open: (message: LoggedMessage) => {
        setOpened(message);
        show();
      },
      reply: (message: LoggedMessage) => {
        setReplyTo(message);
        composer.current?.insert('');
      },
      react: (message: LoggedMessage, emoji: string, on: boolean) => {
        void requireMember(app, { kind: 'reaction', groupId, messageId: message.groupMessageId, emoji }).then(
          (may) => may && room.react(message.groupMessageId, emoji, on),
        );
      },
    }),
    [app, groupId, room, show],
  );
  const myReactions = useMemo(
    () => new Map(Object.entries(shown.mine).map(([id, emoji]) => [id, new Set(emoji)] as const)),
    [shown.mine],
  );
  const names = useMemo(() => speakersOf(shown.messages).filter((name) => name !== me), [shown.messages, me]);

  const send = async () => {
    const text = draft.trim();
    const parentId = replyTo?.groupMessageId;
    const intent = { kind: 'message', what: text, groupId, ...(parentId !== undefined && { parentId }) } as const;
    if (text === '' || !(await requireMember(app, intent))) return;
    room.send(text, parentId);
    write('');
    setReplyTo(null);
    read(false);
  };
  const tellLost = useCallback(() => notify('info', t('parentGone')), [notify, t]);
  const copy = (message: LoggedMessage) =>
    void navigator.clipboard?.writeText(message.originalMessage).then(() => notify('success', t('copied')));
  const mute = (message: LoggedMessage) =>
    void room
      .mute(message.userId, MUTE_MINUTES)
      .then(({ ok }) =>
        notify(ok ? 'success' : 'error', ok ? t('muted', { name: message.showName }) : t('muteFailed')),
      );

  return (
    <section className={styles.panel} aria-label={t('chat')}>
      {!headless && (
        <ChatHead
          online={shown.online}
          joined={shown.lastJoin}
          onlyCommentators={onlyCommentators}
          onFilter={onFilter}
          {...(onHide && { onHide })}
        />
      )}
      <div className={styles.strip}>
        <ConnectionStrip connection={connection} tried={tried} onRetry={retry} />
      </div>
      <ChatLog
        messages={shown.messages}
        outbox={shown.outbox}
        unknown={shown.unknown}
        loading={!shown.joined && !shown.unknown && connection !== 'givenUp'}
        older={shown.older}
        unseen={shown.unseen}
        reading={reading}
        onlyCommentators={onlyCommentators}
        me={me}
        myReactions={myReactions}
        actions={actions}
        onReading={read}
        onOlder={() => void room.loadOlder()}
        onRetry={room.retry}
        onDiscard={room.discard}
        onLost={tellLost}
      />
      <Composer
        ref={composer}
        text={draft}
        onText={write}
        names={names}
        replyTo={replyTo && { showName: replyTo.showName, text: replyTo.originalMessage }}
        onCancelReply={() => setReplyTo(null)}
        slowDownS={slowDownS}
        onSend={() => void send()}
      />
      {sheet.open && opened && (
        <Suspense fallback={null}>
          <MessageSheet
            message={opened}
            reacted={myReactions.get(opened.groupMessageId) ?? null}
            mine={opened.userId === member?.userId}
            staff={member !== null && isStaff(member.siteRoleId)}
            onClose={sheet.hide}
            onReply={actions.reply}
            onReact={actions.react}
            onCopy={copy}
            onMention={(message) => composer.current?.insert(`${mentionOf(message.showName)} `)}
            befriendable={isMemberId(opened.userId)}
            onRemove={(message) => room.remove(message.groupMessageId)}
            onMute={mute}
          />
        </Suspense>
      )}
    </section>
  );
};
