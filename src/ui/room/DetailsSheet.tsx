import { Suspense } from 'react';
import type { MatchEvent } from '#domain/football/matchData.ts';
import { matchTitle, type Room } from '#domain/match/match.ts';
import { dayOf, hourMinute } from '#domain/shared/zone.ts';
import { lazyPart } from '../kit/lazyPart.tsx';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { Switch } from '../kit/Switch.tsx';
import { dayText } from './dayText.ts';
import * as styles from './DetailsSheet.css.ts';
import { hasMatchLine } from './hasMatchLine.ts';
import { LateActs } from './LateActs.tsx';
import { lineMinute } from './lineMinute.ts';
import { MatchLine } from './MatchLine.tsx';
import { RoomInbox } from './RoomInbox.tsx';
import FlyingChoices from '../features/player/FlyingChoices.tsx';
import { useFlying } from '../shared/useFlying.ts';
import { useShare } from '../shared/useShare.ts';
import { Viewers } from './Viewers.tsx';

const TimelineChip = lazyPart(() => import('../features/player/TimelineChip.tsx'));

interface DetailsSheetProps {
  readonly onClose: () => void;
  readonly room: Room;
  readonly events: readonly MatchEvent[];
  readonly zone: string;
  readonly onlyCommentators: boolean;
  readonly onFilter: (on: boolean) => void;
}

/**
 * What a phone's scoreboard has no space for: league, time, goals, viewers, sharing, the chat filter and the member's
 * inbox.
 */
export default function DetailsSheet({ onClose, room, events, zone, onlyCommentators, onFilter }: DetailsSheetProps) {
  const t = useWords('room');
  const fly = useWords('flying');
  const [flying, change] = useFlying();
  const locale = useLocale();
  const share = useShare(matchTitle(room), t('shared'));
  const day = dayText(dayOf(room.startTime, zone), locale);
  return (
    <Sheet open onClose={onClose} title={matchTitle(room)}>
      {hasMatchLine(room) && (
        <div className={styles.line}>
          <MatchLine events={events} minute={lineMinute(room.status)} home={room.localteam} away={room.visitorteam} />
        </div>
      )}
      <ul className={styles.facts}>
        <li>{room.round ? t('league', { league: room.leagueName, round: room.round }) : room.leagueName}</li>
        <li>{t('startsAt', { time: hourMinute(room.startTime, zone), day })}</li>
        <li>
          <Viewers watching={room.watching} />
        </li>
        {room.note && <li>{room.note}</li>}
        {room.demo && <li>{t('demo')}</li>}
      </ul>
      <div className={styles.actions}>
        <Suspense>
          <TimelineChip />
        </Suspense>
        <Switch on={onlyCommentators} onChange={onFilter}>
          {t('onlyBlv')}
        </Switch>
        <Switch on={flying.upright} onChange={(upright) => change({ upright })}>
          {fly('upright')}
        </Switch>
        {flying.upright && (
          <div className={styles.flying} data-theme="dark">
            <FlyingChoices />
          </div>
        )}
        <div className={styles.marks}>
          <LateActs of="like" room={room} />
          <LateActs of="save" room={room} />
        </div>
        <Button onClick={share}>
          <Icon name="share-2" />
          {t('share')}
        </Button>
        <RoomInbox />
      </div>
    </Sheet>
  );
}
