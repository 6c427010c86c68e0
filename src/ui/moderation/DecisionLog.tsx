import { undoLeftMs, type ShownDecision } from '#domain/moderation/decision.ts';
import { undoDecision } from '#machines/moderation/moderation.acts.ts';
import { decisionLog } from '#machines/moderation/moderation.resources.ts';
import { useAct } from '../hooks/useAct.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useNow } from '../hooks/useNow.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Feed } from '../kit/Feed.tsx';
import { Ago } from '../shared/Ago.tsx';
import { decisionWord } from './lengthWord.ts';
import * as styles from './moderation.css.ts';

/** Everything that was decided, newest first; nothing in it can be changed. */
export const DecisionLog = () => {
  const t = useWords('moderation');
  const of = useFeed(decisionLog, null);
  return (
    <Feed of={of} empty={<Empty fact={t('log.emptyFact')}>{t('log.empty')}</Empty>} failed={t('log.failed')}>
      {(list) => (
        <ul className={styles.list}>
          {list.map((one) => (
            <Line key={one.decisionId} one={one} />
          ))}
        </ul>
      )}
    </Feed>
  );
};

const Line = ({ one }: { readonly one: ShownDecision }) => {
  const t = useWords('moderation');
  const now = useNow(10_000);
  const { press, busy } = useAct(undoDecision);
  const { decisionId, by, about, second, undoneBy, state, reason, at } = one;
  const what = decisionWord(t, one);
  const nameOf = (person: { readonly nickname: string } | null | undefined) =>
    person ? person.nickname : t('log.somebody');
  return (
    <li className={styles.row}>
      <span className={styles.logHead}>
        <b>{what}</b>
        <span className={styles.state} data-state={state}>
          {t(`state.${state}`)}
        </span>
        {undoLeftMs(one, now) > 0 && (
          <Button
            size="s"
            busy={busy}
            aria-label={t('log.undo', { text: what })}
            onClick={() => void press({ decisionId })}
          >
            {t('done.undo')}
          </Button>
        )}
      </span>
      <p>{reason}</p>
      <span className={styles.facts}>
        <span>{nameOf(by)}</span>
        <span>{t('log.about', { name: nameOf(about) })}</span>
        {second && <span>{t('log.second', { name: second.nickname })}</span>}
        {state === 'undone' && <span>{t('log.undone', { name: nameOf(undoneBy) })}</span>}
        <Ago at={at} />
      </span>
    </li>
  );
};
