import { Suspense, useState } from 'react';
import { ChatPanel } from '../features/chat/ChatPanel.tsx';
import { useOwnLayer } from '../hooks/useLayer.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Age } from '../kit/Age.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { CommentatorRow } from './CommentatorRow.tsx';
import { PictureSlot } from './PictureSlot.tsx';
import { RoomUnread } from './RoomInbox.tsx';
import type { RoomProps } from './roomProps.ts';
import { RoomTabs, type PageTab } from './RoomTabs.tsx';
import { ScoreBoard } from './ScoreBoard.tsx';
import { TabContent } from './TabContent.tsx';
import type { KeyboardRoom } from './useKeyboard.ts';
import { useTab } from './useTab.ts';
import * as styles from './PhoneRoom.css.ts';

/** Loaded when the keyboard opens. */
const StripBoard = lazyPart(async () => ({ default: (await import('./StripBoard.tsx')).StripBoard }));
const DetailsSheet = lazyPart(() => import('./DetailsSheet.tsx'));
const UNREAD = 'room-unread';

interface PhoneRoomProps extends RoomProps {
  /** The area above the keyboard; null while it is closed. */
  readonly keyboard: KeyboardRoom | null;
  /** Whether the chat lies over the video in full screen. */
  readonly chatOver: boolean;
  readonly onChatOver: (over: boolean) => void;
}

/** Below 1024: the video at the top, then scoreboard, tabs with Chat first, commentators and the content of the tab. */
export const PhoneRoom = (props: PhoneRoomProps) => {
  const { room, events, picture, slot, staleSince, fullscreen, keyboard, chatOver, onChatOver } = props;
  const t = useWords('room');
  const zone = useZone();
  const tabs: readonly PageTab[] = ['chat', ...room.tabs];
  const [tab, choose] = useTab(tabs);
  const [onlyCommentators, setOnlyCommentators] = useState(false);
  const details = useOwnLayer('details');
  return (
    <div
      className={styles.room}
      data-fullscreen={fullscreen || undefined}
      data-chat={fullscreen ? (chatOver ? 'over' : 'away') : undefined}
      data-theme={fullscreen ? 'dark' : undefined}
      data-keyboard={keyboard !== null || undefined}
      style={keyboard ? { height: keyboard.height, top: keyboard.top } : undefined}
    >
      <div className={styles.top}>
        <PictureSlot slot={slot} room={room} picture={picture} />
        {keyboard && (
          <Suspense>
            <StripBoard room={room} zone={zone} />
          </Suspense>
        )}
      </div>
      {!keyboard && (
        <ScoreBoard match={room} zone={zone} size="phone">
          <IconButton
            label={t('openDetails')}
            aria-haspopup="dialog"
            aria-expanded={details.open}
            aria-describedby={UNREAD}
            onClick={details.show}
          >
            <Icon name="chevron-down" size={20} />
            <RoomUnread id={UNREAD} />
          </IconButton>
        </ScoreBoard>
      )}
      <RoomTabs
        tabs={tabs}
        value={fullscreen ? 'chat' : (tab ?? 'chat')}
        onChange={choose}
        bare={keyboard !== null}
        between={
          <>
            <CommentatorRow room={room} small />
            {staleSince !== null && (
              <p className={styles.age}>
                {t('updated')} · <Age receivedAt={staleSince} />
              </p>
            )}
          </>
        }
      >
        {(one) =>
          one === 'chat' ? (
            <ChatPanel
              key={room.groupId}
              groupId={room.groupId}
              headless
              onlyCommentators={onlyCommentators}
              onFilter={setOnlyCommentators}
            />
          ) : (
            <TabContent tab={one} room={room} zone={zone} />
          )
        }
      </RoomTabs>
      {fullscreen && (
        <div className={styles.chatToggle}>
          <IconButton label={t(chatOver ? 'hideChat' : 'showChat')} onClick={() => onChatOver(!chatOver)}>
            <Icon name={chatOver ? 'x' : 'message-circle'} size={20} />
          </IconButton>
        </div>
      )}
      {details.open && (
        <Suspense fallback={null}>
          <DetailsSheet
            onClose={details.hide}
            room={room}
            events={events}
            zone={zone}
            onlyCommentators={onlyCommentators}
            onFilter={setOnlyCommentators}
          />
        </Suspense>
      )}
    </div>
  );
};
