import { useState } from 'react';
import { barsOf, type Poll } from '#domain/chat/poll.ts';
import { duration } from '#domain/shared/duration.ts';
import { closePoll } from '#machines/chatRoom/chatRoom.acts.ts';
import { chatRoomDetail } from '#machines/chatRoom/chatRoom.resources.ts';
import { useAct } from '../../../hooks/useAct.ts';
import { useOnline } from '../../../hooks/useOnline.ts';
import { useResource } from '../../../hooks/useResource.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Button } from '../../../kit/Button.tsx';
import { FieldError } from '../../../kit/FieldError.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { IconButton } from '../../../kit/IconButton.tsx';
import * as styles from './order.css.ts';
import { usePoll } from './usePoll.ts';

interface PollBannerProps {
  readonly groupId: string;
  /** As the room was last told. */
  readonly poll: Poll;
  readonly now: number;
  readonly keeper: boolean;
}

/** CH-9: a poll with live bars, which come with the own vote; another option changes it. */
export const PollBanner = ({ groupId, poll: told, now, keeper }: PollBannerProps) => {
  const t = useWords('chatOrder');
  const online = useOnline();
  const detail = useResource(chatRoomDetail, { groupId }).value;
  const [folded, setFolded] = useState(false);
  const { press: close } = useAct(closePoll);
  const known = detail?.poll?.pollId === told.pollId ? detail.poll : null;
  const { poll, step, why, choose } = usePoll({ groupId, poll: told, me: known?.me ?? null });
  const { me = null } = poll;
  const over = step === 'closed';
  const seen = over || me !== null;
  const bars = barsOf(poll);
  const votes = bars.reduce((sum, bar) => sum + bar.votes, 0);
  const role = detail?.me.role;
  return (
    <section className={styles.poll} aria-label={t('poll')} data-poll={step}>
      <p className={styles.question}>
        <span className={styles.sign}>
          <Icon name="chart-column" size={18} />
        </span>
        <span className={styles.asked}>
          <b>{poll.question}</b>
          <span className={styles.fact}>
            {t.tn('votes', votes)} · {over ? t('closed') : t('ends', { time: duration((poll.endTs - now) / 1000) })}
            {!over && ` · ${t(seen ? 'change' : 'pickOne')}`}
          </span>
        </span>
        <IconButton label={t(folded ? 'more' : 'hidePoll')} aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          <Icon name={folded ? 'chevron-down' : 'chevron-up'} size={18} />
        </IconButton>
      </p>
      {!folded && (
        <>
          <ul className={styles.options}>
            {bars.map(({ id, text, share, leads }) => (
              <li key={id}>
                <button
                  className={styles.option}
                  type="button"
                  aria-pressed={me === id}
                  data-leads={(over && leads) || undefined}
                  disabled={over || step === 'voting' || !online}
                  onClick={() => choose(id)}
                >
                  {seen && <span className={styles.fill} style={{ transform: `scaleX(${share / 100})` }} />}
                  <span className={styles.onFill}>
                    {me === id && <Icon name="check" size={16} />}
                    {text}
                  </span>
                  {seen && <span className={styles.share}>{share}%</span>}
                </button>
              </li>
            ))}
          </ul>
          <FieldError id={`poll-${poll.pollId}`}>{why}</FieldError>
          {keeper && !over && (role === 'owner' || role === 'mod') && (
            <span className={styles.push}>
              <Button size="s" onClick={() => void close({ groupId, pollId: poll.pollId })}>
                {t('close')}
              </Button>
            </span>
          )}
        </>
      )}
    </section>
  );
};
