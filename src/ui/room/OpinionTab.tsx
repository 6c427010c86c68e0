import { useState } from 'react';
import { hourMinute } from '#domain/shared/zone.ts';
import { mayDrop, mayTake, TAKES, type Take } from '#domain/takes/take.ts';
import { dropTake, writeTake } from '#machines/takes/takes.acts.ts';
import { takeList } from '#machines/takes/takes.resources.ts';
import { useAct } from '../hooks/useAct.ts';
import { useFormAct } from '../hooks/useFormAct.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useViewer } from '../hooks/useViewer.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Face } from '../kit/Face.tsx';
import { Feed } from '../kit/Feed.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { TextArea } from '../kit/TextArea.tsx';
import * as styles from './OpinionTab.css.ts';

interface OpinionTabProps {
  readonly fixtureId: string;
  readonly zone: string;
}

/** What hosts and commentators think of the match, newest first; they write it here. */
export const OpinionTab = ({ fixtureId, zone }: OpinionTabProps) => {
  const t = useWords('roomTabs');
  const viewer = useViewer();
  const feed = useFeed(takeList, { fixtureId });
  return (
    <div className={styles.tab}>
      {viewer && mayTake(viewer.siteRoleId) && <Write fixtureId={fixtureId} />}
      <Feed of={feed} empty={<Empty fact={t('takes.emptyFact')}>{t('takes.empty')}</Empty>} byPress>
        {(takes) => (
          <ul className={styles.takes}>
            {takes.map((take) => (
              <OneTake key={take.takeId} take={take} zone={zone} dropped={viewer !== null && mayDrop(viewer, take)} />
            ))}
          </ul>
        )}
      </Feed>
    </div>
  );
};

const Write = ({ fixtureId }: { readonly fixtureId: string }) => {
  const t = useWords('roomTabs');
  const [text, setText] = useState('');
  const { press, busy, trouble } = useFormAct(writeTake, {
    done: (_, sent) => setText((now) => (now.trim() === sent.text ? '' : now)),
  });
  const words = text.trim();
  const count = [...words].length;
  const long = count > TAKES.textMax;
  return (
    <form
      className={styles.write}
      onSubmit={(event) => {
        event.preventDefault();
        if (words !== '' && !long) void press({ fixtureId, text: words });
      }}
    >
      <TextArea
        label={t('takes.label')}
        rows={2}
        value={text}
        error={long ? t('takes.long', { most: TAKES.textMax }) : trouble?.words}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.send}>
        <span className={styles.count}>{`${count}/${TAKES.textMax}`}</span>
        <Button type="submit" tone="primary" busy={busy} disabled={words === '' || long}>
          {t('takes.send')}
        </Button>
      </div>
    </form>
  );
};

interface OneTakeProps {
  readonly take: Take;
  readonly zone: string;
  /** Whether the viewer may take it away. */
  readonly dropped: boolean;
}

const OneTake = ({ take, zone, dropped }: OneTakeProps) => {
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
      {dropped && (
        <IconButton
          label={t('takes.drop', { author: author.displayName })}
          disabled={busy}
          onClick={() => void press({ fixtureId, takeId })}
        >
          <Icon name="trash-2" size={18} />
        </IconButton>
      )}
    </li>
  );
};
