import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import type { ChatRoom } from '#machines/chat/chatRoom.ts';
import type { StageChat } from '#domain/room/stage.ts';
import type { LoggedMessage } from '#domain/chat/log.ts';
import { requireMember } from '../../app/requireMember.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useOwnLayer } from '../../hooks/useLayer.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { useLoggedIn, useViewer } from '../../hooks/useViewer.ts';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { ChatHead, type ChatHeadProps } from './ChatHead.tsx';
import * as styles from './ChatPanel.css.ts';
import type { Opened } from './ChatSheets.tsx';
import type { ComposerHandle } from './Composer.tsx';
import { RoomComposer } from './RoomComposer.tsx';
import { RoomLog } from './RoomLog.tsx';
import { useChatRoom, useShown } from './useChatRoom.ts';
import { useChatSocket } from './useChatSocket.ts';

const BandLog = lazyPart(() => import('./BandLog.tsx'));
const FlyingLog = lazyPart(() => import('./FlyingLog.tsx'));
const ConnectionStrip = lazyPart(() => import('./ConnectionStrip.tsx'));
const ChatSheets = lazyPart(() => import('./ChatSheets.tsx'));
const RoomBar = lazyPart(() => import('./order/RoomBar.tsx'));
const RoomNotes = lazyPart(() => import('./order/RoomNotes.tsx'));
const HeldLine = lazyPart(() => import('./HeldLine.tsx'));

const ordinary: readonly number[] = [SITE_ROLES.member, SITE_ROLES.silent];

interface ChatPanelProps {
  readonly groupId: string;
  /** Without a title: on a phone the tab has it. */
  readonly headless?: boolean;
  /** `band` and `flying` show only the latest messages, over the video. */
  readonly as?: StageChat['as'];
  /** The area in which messages fly. */
  readonly sky?: StageChat['sky'];
  /** Whether the composer is shown. */
  readonly writes?: boolean;
  /** The viewer asked to write: the composer takes the focus. */
  readonly asked?: boolean;
  readonly onlyCommentators: boolean;
  readonly onFilter: (on: boolean) => void;
  readonly onHide?: () => void;
}

/** The complete chat of a room: connection, log, composer, and the actions on messages. */
export const ChatPanel = (props: ChatPanelProps) => {
  const { groupId, headless, as = 'column', sky, writes = true, asked, onlyCommentators, onFilter, onHide } = props;
  const app = useApp();
  const t = useWords('chat');
  const notify = useNotify();
  const viewer = useViewer();
  const member = useLoggedIn() ? viewer : null;
  const { connection, tried, retry } = useChatSocket();
  const room = useChatRoom(groupId);
  const [reading, setReading] = useState(false);
  const [replyTo, setReplyTo] = useState<LoggedMessage | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const sheet = useOwnLayer('message');
  const composer = useRef<ComposerHandle>(null);
  const me = member?.nickname ?? null;
  /** May keep order in some room; which, the origin says. */
  const keeper = member !== null && !ordinary.includes(member.siteRoleId);
  const stands = useShown(room, ({ standing }) => standing.pinned !== null || standing.poll !== null);
  const notes = useShown(
    room,
    ({ standing, outbox }) => standing.rules !== null || outbox.some(({ code }) => code !== null),
  );
  const [noted, setNoted] = useState(false);
  if (notes && !noted) setNoted(true);

  const refusal = useShown(room, (shown) => shown.refusal);
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
  useEffect(() => {
    if (asked && writes) composer.current?.insert('');
  }, [asked, writes]);
  const { show } = sheet;
  const actions = useMemo(
    () => ({
      open: (message: LoggedMessage, y: number | null) => {
        setOpened({ as: 'message', message, y });
        show();
      },
      person: (message: LoggedMessage) => {
        setOpened({ as: 'person', message, y: null });
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
  const tellLost = useCallback(() => notify('info', t('parentGone')), [notify, t]);

  return (
    <section className={styles.panel} data-as={as} aria-label={t('chat')}>
      {!headless && as === 'column' && (
        <RoomHead room={room} onlyCommentators={onlyCommentators} onFilter={onFilter} {...(onHide && { onHide })} />
      )}
      <div className={styles.strip}>
        <Suspense>
          <ConnectionStrip connection={connection} tried={tried} onRetry={retry} />
        </Suspense>
      </div>
      {as === 'column' ? (
        <>
          {(keeper || stands) && (
            <Suspense>
              <RoomBar room={room} groupId={groupId} keeper={keeper} />
            </Suspense>
          )}
          <RoomLog
            room={room}
            givenUp={connection === 'givenUp'}
            reading={reading}
            onlyCommentators={onlyCommentators}
            me={me}
            actions={actions}
            onReading={read}
            onLost={tellLost}
          />
          <Suspense>
            <HeldLine room={room} />
          </Suspense>
        </>
      ) : (
        <div className={styles.over}>
          <Suspense>{sky ? <FlyingLog room={room} me={me} sky={sky} /> : <BandLog room={room} me={me} />}</Suspense>
        </div>
      )}
      {writes && noted && (
        <Suspense>
          <RoomNotes room={room} groupId={groupId} composer={composer} />
        </Suspense>
      )}
      {writes && (
        <RoomComposer
          free={keeper}
          ref={composer}
          room={room}
          groupId={groupId}
          me={me}
          replyTo={replyTo}
          onCancelReply={() => setReplyTo(null)}
          onSent={() => {
            setReplyTo(null);
            read(false);
          }}
        />
      )}
      {sheet.open && opened && (
        <Suspense fallback={null}>
          <ChatSheets
            {...{ room, groupId, opened, composer, keeper }}
            me={member?.userId ?? null}
            onOpen={setOpened}
            onClose={sheet.hide}
            onReply={actions.reply}
            onReact={actions.react}
          />
        </Suspense>
      )}
    </section>
  );
};

interface OfRoom {
  readonly room: ChatRoom;
}
const RoomHead = ({ room, ...rest }: OfRoom & Omit<ChatHeadProps, 'online' | 'joined'>) => (
  <ChatHead
    online={useShown(room, (shown) => shown.online)}
    joined={useShown(room, (shown) => shown.lastJoin)}
    {...rest}
  />
);
