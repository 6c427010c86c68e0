import { hourMinute } from '#domain/shared/zone.ts';
import { mayDrop, type Take } from '#domain/takes/take.ts';
import { dropTake } from '#machines/takes/takes.acts.ts';
import { takeList } from '#machines/takes/takes.resources.ts';
import { useAct } from '../hooks/useAct.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useViewer } from '../hooks/useViewer.ts';
import { useWords } from '../hooks/useWords.ts';
import { Face } from '../kit/Face.tsx';
import { Feed } from '../kit/Feed.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { ReportButton } from '../shared/report/ReportButton.tsx';
import * as styles from './OpinionTab.css.ts';

interface TakesProps {
  readonly fixtureId: string;
  readonly zone: string;
}

/** What hosts and commentators wrote of the match. */
export default function Takes({ fixtureId, zone }: TakesProps) {
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
}

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
