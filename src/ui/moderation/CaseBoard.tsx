import { useEffect, useRef } from 'react';
import type { CaseState, ReportCase } from '#domain/moderation/report.ts';
import { caseQueue } from '#machines/moderation/moderation.resources.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useNavigate } from '../hooks/useNavigate.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { Feed } from '../kit/Feed.tsx';
import { Link } from '../kit/Link.tsx';
import { Ago } from '../shared/Ago.tsx';
import { CasePane } from './CasePane.tsx';
import { kindOf } from './kindOf.ts';
import { decisionWord } from './lengthWord.ts';
import * as styles from './moderation.css.ts';
import { moderationPath } from './paths.ts';
import { useKeys } from './useKeys.ts';

interface CaseBoardProps {
  readonly state: CaseState;
  /** The case that is open; null for none. */
  readonly reportId: string | null;
}

/** The queue, and one case beside it or, on a phone, in its place. */
export const CaseBoard = ({ state, reportId }: CaseBoardProps) => {
  const t = useWords('moderation');
  const of = useFeed(caseQueue, { state });
  const navigate = useNavigate();
  const pane = useRef<HTMLDivElement>(null);
  const list = of.value?.list ?? [];
  const at = list.findIndex((one) => one.reportId === reportId);
  /** The case so many places further; the first one where none is open. */
  const step = (by: 1 | -1): string | null => list[at < 0 ? 0 : at + by]?.reportId ?? null;
  const next = (at >= 0 ? step(1) : list.find((one) => one.reportId !== reportId)?.reportId) ?? null;
  const open = (id: string | null) => {
    if (id !== null) navigate(moderationPath(state, id));
  };
  useKeys({
    j: () => open(step(1)),
    k: () => open(step(-1)),
    Escape: () => reportId !== null && navigate(moderationPath(state)),
  });
  // Who opened a case goes on in it.
  useEffect(() => {
    if (reportId !== null) pane.current?.focus({ preventScroll: true });
  }, [reportId]);
  return (
    <>
      <div className={styles.board} data-open={reportId !== null}>
        <section className={styles.queue} aria-label={t('queue.label')}>
          <Feed
            of={of}
            empty={<Empty fact={t('queue.emptyFact')}>{t('queue.empty')}</Empty>}
            failed={t('queue.failed')}
          >
            {(cases) => (
              <ul className={styles.list}>
                {cases.map((one) => (
                  <Row key={one.reportId} one={one} state={state} current={one.reportId === reportId} />
                ))}
              </ul>
            )}
          </Feed>
        </section>
        <div className={styles.pane} ref={pane} tabIndex={-1}>
          {reportId === null ? (
            <Empty fact={t('pickFact')}>{t('pick')}</Empty>
          ) : (
            <CasePane
              key={reportId}
              reportId={reportId}
              state={state}
              onNext={next === null ? null : () => open(next)}
            />
          )}
        </div>
      </div>
      <p className={styles.keys}>{t('keys')}</p>
    </>
  );
};

interface RowProps {
  readonly one: ReportCase;
  readonly state: CaseState;
  readonly current: boolean;
}

const Row = ({ one, state, current }: RowProps) => {
  const t = useWords('moderation');
  const words = useWords('report');
  const { reportId, target, text, card, about, count, weight, reasons, openedAt, claim, decision } = one;
  const shown = text === '' ? (card?.title ?? t('queue.gone')) : text;
  return (
    <li className={styles.row} data-current={current}>
      <Link
        to={moderationPath(state, reportId)}
        className={styles.rowLink}
        aria-label={t('queue.open', { text: shown })}
        aria-current={current ? 'true' : undefined}
      >
        {shown}
      </Link>
      <span className={styles.facts}>
        {about && <b>{about.nickname}</b>}
        <span>{t(`kind.${kindOf(target)}`)}</span>
        {reasons.slice(0, 2).map(({ reason }) => (
          <span key={reason}>{words(`reasons.${reason}`)}</span>
        ))}
      </span>
      <span className={styles.facts}>
        <span>{t.tn('queue.count', count)}</span>
        <span>{t('queue.weight', { weight })}</span>
        <Ago at={openedAt} />
        {decision && <b>{decisionWord(t, decision)}</b>}
        {claim && <b className={styles.claim}>{t('queue.claimed', { name: claim.by.nickname })}</b>}
      </span>
    </li>
  );
};
