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
import { placed } from './placed.ts';
import { RoomUnread } from './RoomInbox.tsx';
import type { RoomProps } from './roomProps.ts';
import { RoomTabs, usePageTabs } from './RoomTabs.tsx';
import { ScoreBoard } from './ScoreBoard.tsx';
import { TabContent } from './TabContent.tsx';
import { useTab } from './useTab.ts';
import { Viewers } from './Viewers.tsx';
import * as styles from './PhoneRoom.css.ts';

/** Loaded when the keyboard opens. */
const StripBoard = lazyPart(async () => ({ default: (await import('./StripBoard.tsx')).StripBoard }));
/** Loaded when the phone is turned. */
const SideGutters = lazyPart(() => import('./SideGutters.tsx'));
const DetailsSheet = lazyPart(() => import('./DetailsSheet.tsx'));
const UNREAD = 'room-unread';

interface PhoneRoomProps extends RoomProps {
  /** The layer that shows the composer on a phone held sideways. */
  readonly composer: ReturnType<typeof useOwnLayer>;
}

/** Below 1024: video, scoreboard, tabs with Chat first, commentators and the content of the tab; sideways and in full screen only the stage. */
export const PhoneRoom = (props: PhoneRoomProps) => {
  const { room, events, picture, slot, staleSince, fullscreen, plan, composer, hideChat } = props;
  const t = useWords('room');
  const zone = useZone();
  const tabs = usePageTabs(room, ['chat', ...room.tabs]);
  const [tab, choose] = useTab(tabs);
  const [onlyCommentators, setOnlyCommentators] = useState(false);
  const details = useOwnLayer('details');
  const { form, chat, gutters } = plan;
  const side = form === 'side';
  const staged = form !== 'upright' || fullscreen;
  return (
    <div
      className={styles.room}
      data-form={form}
      data-fullscreen={fullscreen || undefined}
      data-theme={side ? 'dark' : undefined}
    >
      <PictureSlot
        slot={slot}
        room={room}
        picture={picture}
        style={staged ? placed(plan.picture) : { height: plan.picture.height }}
      />
      <div className={styles.board} data-board style={staged ? placed(plan.board) : undefined}>
        {form === 'strip' && (
          <Suspense>
            <StripBoard room={room} zone={zone} />
          </Suspense>
        )}
        {form !== 'strip' && (
          <ScoreBoard match={room} zone={zone} size={side ? 'slim' : 'phone'}>
            {side ? (
              <Viewers watching={room.watching} />
            ) : (
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
            )}
          </ScoreBoard>
        )}
      </div>
      <RoomTabs
        tabs={tabs}
        value={staged ? 'chat' : (tab ?? 'chat')}
        onChange={choose}
        bare={staged}
        demo={room.demo}
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
            chat && (
              <div
                className={styles.chat}
                data-as={chat.as}
                data-theme={chat.as === 'column' ? undefined : 'dark'}
                style={staged ? placed(chat.box) : undefined}
              >
                <ChatPanel
                  key={room.groupId}
                  groupId={room.groupId}
                  headless={!side}
                  as={chat.as}
                  sky={chat.sky}
                  writes={plan.composer !== null}
                  asked={composer.open}
                  onlyCommentators={onlyCommentators}
                  onFilter={setOnlyCommentators}
                  onHide={hideChat}
                />
              </div>
            )
          ) : (
            <TabContent tab={one} room={room} zone={zone} />
          )
        }
      </RoomTabs>
      {gutters.length > 0 && (
        <Suspense>
          <SideGutters gutters={gutters} fullscreen={fullscreen} onWrite={composer.show} />
        </Suspense>
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
