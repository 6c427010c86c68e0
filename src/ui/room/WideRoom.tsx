import { useState } from 'react';
import { matchTitle } from '#domain/match/match.ts';
import { ChatPanel } from '../features/chat/ChatPanel.tsx';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Age } from '../kit/Age.tsx';
import { Face } from '../kit/Face.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { cut } from '../theme/text.css.ts';
import { CommentatorRow } from './CommentatorRow.tsx';
import { hasMatchLine } from './hasMatchLine.ts';
import { LateActs } from './LateActs.tsx';
import { lineMinute } from './lineMinute.ts';
import { MatchLine } from './MatchLine.tsx';
import { PictureSlot } from './PictureSlot.tsx';
import type { RoomProps } from './roomProps.ts';
import { RoomTabs } from './RoomTabs.tsx';
import { ScoreBoard } from './ScoreBoard.tsx';
import { TabContent } from './TabContent.tsx';
import { useShare } from './useShare.ts';
import { useTab } from './useTab.ts';
import { Viewers } from './Viewers.tsx';
import * as styles from './WideRoom.css.ts';

interface WideRoomProps extends RoomProps {
  readonly theater: boolean;
  readonly chatHidden: boolean;
  readonly onChatHidden: (hidden: boolean) => void;
}

/**
 * From 1024 on: the video with scoreboard, commentators and tabs, beside the chat; in Theater the chat lies over the
 * video.
 */
export const WideRoom = (props: WideRoomProps) => {
  const { room, events, picture, slot, staleSince, fullscreen, theater, chatHidden, onChatHidden } = props;
  const t = useWords('room');
  const zone = useZone();
  const share = useShare(matchTitle(room));
  const [tab, choose] = useTab(room.tabs);
  const [onlyCommentators, setOnlyCommentators] = useState(false);
  const over = theater || fullscreen;
  const speaker = room.users[0];
  return (
    <div
      className={styles.room}
      data-theater={theater || undefined}
      data-fullscreen={fullscreen || undefined}
      data-chat={chatHidden ? 'hidden' : 'shown'}
    >
      <div className={styles.column}>
        <PictureSlot slot={slot} room={room} picture={picture} />
        {!fullscreen && (
          <ScoreBoard match={room} zone={zone} size={theater ? 'theater' : 'wide'}>
            {theater && speaker && (
              <span className={styles.speaker}>
                <Face user={speaker} size={32} />
                <span className={cut}>{t('blv', { name: speaker.displayName })}</span>
              </span>
            )}
            <Viewers watching={room.watching} />
            <LateActs of="like" room={room} />
            <IconButton label={t('share')} onClick={share}>
              <Icon name="share-2" size={20} />
            </IconButton>
          </ScoreBoard>
        )}
        {!over && (
          <>
            {hasMatchLine(room) && (
              <MatchLine
                events={events}
                minute={lineMinute(room.status)}
                home={room.localteam}
                away={room.visitorteam}
              />
            )}
            <CommentatorRow room={room} />
            {staleSince !== null && (
              <p className={styles.age}>
                {t('updated')} · <Age receivedAt={staleSince} />
              </p>
            )}
            {tab && (
              <RoomTabs tabs={room.tabs} value={tab} onChange={choose}>
                {(one) => one !== 'chat' && <TabContent tab={one} room={room} zone={zone} />}
              </RoomTabs>
            )}
          </>
        )}
      </div>
      {!chatHidden && (
        <aside className={styles.chat} data-theme={over ? 'dark' : undefined}>
          <ChatPanel
            key={room.groupId}
            groupId={room.groupId}
            onlyCommentators={onlyCommentators}
            onFilter={setOnlyCommentators}
            onHide={() => onChatHidden(true)}
          />
        </aside>
      )}
      {chatHidden && (
        <div className={styles.showChat}>
          <IconButton label={t('showChat')} onClick={() => onChatHidden(false)}>
            <Icon name="message-circle" size={20} />
          </IconButton>
        </div>
      )}
    </div>
  );
};
