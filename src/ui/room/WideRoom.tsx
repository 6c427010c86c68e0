import { Suspense, use, useState } from 'react';
import { matchTitle } from '#domain/match/match.ts';
import type { StageForm } from '#domain/room/stage.ts';
import { ChatPanel } from '../features/chat/ChatPanel.tsx';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Age } from '../kit/Age.tsx';
import { Face } from '../kit/Face.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { cut } from '../theme/text.css.ts';
import type { BoardSize } from './board/boardProps.ts';
import { SportPartsContext } from './board/sportParts.ts';
import { CommentatorRow } from './CommentatorRow.tsx';
import { hasMatchLine } from './hasMatchLine.ts';
import { LateActs } from './LateActs.tsx';
import { lineMinute } from './lineMinute.ts';
import { MatchLine } from './MatchLine.tsx';
import { PictureSlot } from './PictureSlot.tsx';
import { placed } from './placed.ts';
import type { RoomProps } from './roomProps.ts';
import { RoomTabs, usePageTabs } from './RoomTabs.tsx';
import { ScoreBoard } from './ScoreBoard.tsx';
import { TabContent } from './TabContent.tsx';
import { useShare } from '../shared/useShare.ts';
import { useTab } from './useTab.ts';
import { Viewers } from './Viewers.tsx';
import type { WideLateProps } from './WideLate.tsx';
import * as styles from './WideRoom.css.ts';

interface WideRoomProps extends RoomProps {
  readonly showChat: () => void;
}

const WideLate = lazyPart(async () => (await import('./loadWideLate.ts')).loadWideLate());
/** A narrower scoreboard of the stage has no space for the commentator. */
const SPEAKER_PX = 900;
/** Where the scoreboard is not `wide`. */
const boards: Partial<Record<StageForm, BoardSize>> = { theater: 'theater', full: 'full' };

/** From 1024 on: the video with scoreboard, commentators and tabs, beside the chat; in Theater and full screen only the stage. */
export const WideRoom = (props: WideRoomProps) => {
  const { room, events, picture, slot, staleSince, plan, hideChat, showChat } = props;
  const t = useWords('room');
  const zone = useZone();
  const share = useShare(matchTitle(room), t('shared'));
  const { form, chat } = plan;
  const staged = form !== 'normal';
  const pageTabs = usePageTabs(room, room.tabs);
  const panel = use(SportPartsContext)?.panel;
  const Beside = !staged && chat && pageTabs.includes('board') ? panel : undefined;
  const tabs = Beside ? pageTabs.filter((one) => one !== 'board') : pageTabs;
  const [tab, choose] = useTab(tabs);
  const [onlyCommentators, setOnlyCommentators] = useState(false);
  const speaker = room.users[0];
  const late = (of: WideLateProps['of']) => (
    <Suspense>
      <WideLate of={of} fixtureId={room.fixtureId} />
    </Suspense>
  );
  const chatPanel = (headless?: boolean) =>
    chat && (
      <ChatPanel
        key={room.groupId}
        groupId={room.groupId}
        as={chat.as}
        sky={chat.sky}
        headless={headless ?? false}
        onlyCommentators={onlyCommentators}
        onFilter={setOnlyCommentators}
        {...(headless === undefined && { onHide: hideChat })}
      />
    );
  return (
    <div className={styles.room} data-form={form} data-chat={chat ? 'shown' : 'hidden'}>
      <div className={styles.column}>
        <PictureSlot
          slot={slot}
          room={room}
          picture={picture}
          style={staged ? placed(plan.picture) : { maxHeight: plan.picture.height }}
        />
        <div className={styles.board} data-board style={staged ? placed(plan.board) : undefined}>
          <ScoreBoard
            match={room}
            zone={zone}
            size={boards[form] ?? 'wide'}
            under={form === 'full' ? [late('home'), late('away')] : undefined}
          >
            {staged && speaker && plan.board.width >= SPEAKER_PX && (
              <span className={styles.speaker}>
                <Face user={speaker} size={32} />
                <span className={cut}>{t('blv', { name: speaker.displayName })}</span>
              </span>
            )}
            <Viewers watching={room.watching} />
            <LateActs of="like" room={room} />
            {staged && (
              <span className={styles.ways}>
                {late('back')}
                {late('rooms')}
              </span>
            )}
            <IconButton label={t('share')} onClick={share}>
              <Icon name="share-2" size={20} />
            </IconButton>
          </ScoreBoard>
        </div>
        {!staged && (
          <>
            {hasMatchLine(room) && (
              <MatchLine
                events={events}
                minute={lineMinute(room.status)}
                home={room.localteam}
                away={room.visitorteam}
              />
            )}
            <div className={styles.under}>
              <span>{late('back')}</span>
              <CommentatorRow room={room} />
              <span>{late('rooms')}</span>
            </div>
            {staleSince !== null && (
              <p className={styles.age}>
                {t('updated')} · <Age receivedAt={staleSince} />
              </p>
            )}
            {tab && (
              <RoomTabs tabs={tabs} value={tab} onChange={choose} demo={room.demo}>
                {(one) => one !== 'chat' && <TabContent tab={one} room={room} zone={zone} />}
              </RoomTabs>
            )}
          </>
        )}
      </div>
      {chat && (
        <aside
          className={styles.chat}
          style={staged ? placed(chat.box) : undefined}
          data-as={chat.as}
          data-theme={staged ? 'dark' : undefined}
        >
          {Beside ? (
            <Beside.Aside
              name={<Beside.Name />}
              panel={<TabContent tab="board" room={room} zone={zone} />}
              onHide={hideChat}
            >
              {chatPanel}
            </Beside.Aside>
          ) : (
            chatPanel()
          )}
        </aside>
      )}
      {!staged && !chat && (
        <div className={styles.showChat}>
          <IconButton label={t('showChat')} onClick={showChat}>
            <Icon name="message-circle" size={20} />
          </IconButton>
        </div>
      )}
    </div>
  );
};
