import { hourMinute } from '#domain/shared/zone.ts';
import type { CommentTarget } from '#domain/comments/comment.ts';
import { mayDrop, type Take } from '#domain/takes/take.ts';
import { dropTake } from '#machines/takes/takes.acts.ts';
import { takeList } from '#machines/takes/takes.resources.ts';
import { Comments } from '../features/comments/Comments.tsx';
import { useAct } from '../hooks/useAct.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useViewer } from '../hooks/useViewer.ts';
import { useWords } from '../hooks/useWords.ts';
import { Face } from '../kit/Face.tsx';
import { Feed } from '../kit/Feed.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { ReportButton } from '../shared/report/ReportButton.tsx';
import * as styles from './OpinionTab.css.ts';

interface OpinionTabProps {
  readonly fixtureId: string;
  /** Null for a match without a room: then its own thread stands here. */
  readonly roomId: string | null;
  /** What the room is called. */
  readonly name: string;
  readonly zone: string;
}

/**
 * Short takes: those that hosts and commentators wrote of the match before it had a thread, and the thread of the room,
 * in which everybody writes.
 */
export const OpinionTab = ({ fixtureId, roomId, name, zone }: OpinionTabProps) => {
  const { value, failure } = useFeed(takeList, { fixtureId });
  const target: CommentTarget = roomId === null ? { type: 'fixture', id: fixtureId } : { type: 'room', id: roomId };
  // The takes stand above the thread, so it waits for them.
  if (!value && !failure)
    return (
      <div className={styles.tab}>
        <SkeletonRows rows={4} height={72} />
      </div>
    );
  return (
    <div className={styles.tab}>
      {value && value.list.length > 0 && <Takes fixtureId={fixtureId} zone={zone} />}
      <Comments target={target} name={name} bare />
    </div>
  );
};

const Takes = ({ fixtureId, zone }: Pick<OpinionTabProps, 'fixtureId' | 'zone'>) => {
  const t = useWords('roomTabs');
  const viewer = useViewer();
  const feed = useFeed(takeList, { fixtureId });
  return (
    <section aria-label={t('takes.title')}>
      <h2 className={styles.title}>{t('takes.title')}</h2>
      <Feed of={feed} empty={null} byPress>
        {(takes) => (
          <ul className={styles.takes}>
            {takes.map((take) => (
              <OneTake
                key={take.takeId}
                take={take}
                zone={zone}
                own={viewer?.userId === take.author.userId}
                dropped={viewer !== null && mayDrop(viewer, take)}
              />
            ))}
          </ul>
        )}
      </Feed>
    </section>
  );
};

interface OneTakeProps {
  readonly take: Take;
  readonly zone: string;
  readonly own: boolean;
  /** Whether the viewer may take it away. */
  readonly dropped: boolean;
}

const OneTake = ({ take, zone, own, dropped }: OneTakeProps) => {
  const t = useWords('roomTabs');
  const { press, busy } = useAct(dropTake);
  const { author, text, createdTs, fixtureId, takeId } = take;
  return (
    <li className={styles.take}>
      <Face user={author} size={36} />
      <div>
        <p className={styles.by}>
          <b>{author.displayName}</b> · {hourMinute(createdTs, zone)}
        </p>
        <p className={styles.text}>{text}</p>
      </div>
      <span className={styles.takeTools}>
        {!own && (
          <ReportButton
            target={{ type: 'take', id: takeId }}
            name={author.displayName}
            label={t('takes.report', { author: author.displayName })}
          />
        )}
        {dropped && (
          <IconButton
            label={t('takes.drop', { author: author.displayName })}
            disabled={busy}
            onClick={() => void press({ fixtureId, takeId })}
          >
            <Icon name="trash-2" size={18} />
          </IconButton>
        )}
      </span>
    </li>
  );
};
