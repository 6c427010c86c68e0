import { Suspense } from 'react';
import { plainText } from '#domain/content/blocks.ts';
import { FIRST_HASH } from '#domain/tips/ledger.ts';
import type { TipDetail, TipRevision } from '#domain/tips/tip.ts';
import { lockStateOf, seqText, shortHash } from '#domain/tips/tipView.ts';
import { pickText, priceText } from '../features/tips/tipText.ts';
import { useMemberSettings } from '../hooks/useMemberSettings.ts';
import { useNow } from '../hooks/useNow.ts';
import { useWords } from '../hooks/useWords.ts';
import { Icon } from '../kit/Icon.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { useDates } from '../shared/useDates.ts';
import * as screen from './TipScreen.css.ts';
import * as styles from './TipLinks.css.ts';

const LedgerCheck = lazyPart(() => import('./ledger/LedgerCheck.tsx'));

const Older = ({ tip, revision }: { readonly tip: TipDetail; readonly revision: TipRevision }) => {
  const t = useWords('tips');
  const dates = useDates();
  const format = useMemberSettings()?.oddsFormat ?? 'decimal';
  return (
    <div className={styles.older}>
      <span className={styles.olderText}>{t('detail.older', { time: dates.minute(revision.ts) })}</span>
      <b>
        {pickText({ ...revision, fixture: tip.fixture }, t)} {priceText(revision.oddsDec, format)} ·{' '}
        {t.tn('units', revision.stake)}
      </b>
      <span>{[revision.title, plainText(revision.blocks)].filter((text) => text !== '').join(' — ')}</span>
    </div>
  );
};

/** An erased tipster's ledger has no owner, and stays. */
const ledgerOf = ({ tipster, ledgerId }: TipDetail) => (tipster ? { userId: tipster.userId } : { ledgerId });

/** TI-3: three links of the chain around a tip: the row before it, its own, and its lock; and what was edited before that. */
export const TipLinks = ({ tip }: { readonly tip: TipDetail }) => {
  const t = useWords('tips');
  const dates = useDates();
  const open = lockStateOf(tip, useNow(1000)) === 'open';
  const first = tip.prevHash === FIRST_HASH;
  const seq = seqText(tip.seq);
  const own =
    tip.revisions > 0 ? t('detail.link.ownEdited', { seq, version: tip.revisions + 1 }) : t('detail.link.own', { seq });
  return (
    <>
      <div className={screen.heading}>
        <h2>{t('detail.ledger')}</h2>
      </div>
      <ol className={styles.links}>
        {!first && (
          <li className={styles.link}>
            <span className={styles.cell}>
              <Icon name="check" size={14} />
            </span>
            <span className={styles.text}>
              <b>{t('detail.link.before', { seq: seqText(tip.seq - 1) })}</b>
              <code title={tip.prevHash}>{shortHash(tip.prevHash)}</code>
            </span>
          </li>
        )}
        <li className={styles.link} data-own>
          <span className={styles.cell}>
            <Icon name="check" size={14} />
          </span>
          <span className={styles.text}>
            <b>{own}</b>
            <code title={tip.hash}>
              {first
                ? `${shortHash(tip.hash)}, ${t('detail.link.first')}`
                : t('detail.link.joins', { hash: shortHash(tip.hash), before: shortHash(tip.prevHash) })}
            </code>
          </span>
          <span className={styles.at}>{dates.minute(tip.createdTs)}</span>
        </li>
        <li className={styles.link}>
          <span className={styles.cell}>
            <Icon name={open ? 'lock-open' : 'lock'} size={14} />
          </span>
          <span className={styles.text}>
            <b>{t(open ? 'detail.link.lock' : 'detail.link.locked')}</b>
            <code>{t('detail.link.lockFact')}</code>
          </span>
          <span className={styles.at}>{dates.minute(tip.lockTs)}</span>
        </li>
      </ol>
      <Suspense fallback={<div className={styles.check} />}>
        <div className={styles.check}>
          <LedgerCheck of={ledgerOf(tip)} />
        </div>
      </Suspense>
      {tip.history.length > 0 && (
        <details className={styles.edits}>
          <summary>
            <Icon name="history" size={14} />{' '}
            {t.tn('detail.edits', tip.history.length, { time: dates.minute(tip.editedTs ?? tip.history[0]!.ts) })}
          </summary>
          {tip.history.map((revision) => (
            <Older key={revision.ts} tip={tip} revision={revision} />
          ))}
        </details>
      )}
    </>
  );
};
