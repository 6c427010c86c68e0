import { useState } from 'react';
import type { CheckedLedger, LedgerTear } from '#domain/tips/ledgerCheck.ts';
import { ledgerCheck, ledgerDay } from '#machines/tips/ledger.resources.ts';
import { seqText, shortHash } from '#domain/tips/tipView.ts';
import { isMissing } from '#ports/failure.ts';
import type { LedgerOf } from '#ports/ledger.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Rows } from '../../kit/Rows.tsx';
import { ChainTable } from './ChainTable.tsx';
import { LedgerChain } from './LedgerChain.tsx';
import * as styles from './LedgerCheck.css.ts';
import { LedgerFiles } from './LedgerFiles.tsx';
import { ReportTear } from './ReportTear.tsx';

const HOUR_MS = 3_600_000;

export interface LedgerCheckProps {
  readonly of: LedgerOf;
  /** Whether it is computed at once; by default when the reader asks for it. */
  readonly atOnce?: boolean;
  /** Only so many of the latest tips are drawn. */
  readonly most?: number;
}

/** B3: the reader's own machine computes a tipster's ledger anew, draws it, and says where it is torn. */
export default function LedgerCheck({ of, atOnce = false, most }: LedgerCheckProps) {
  const t = useWords('ledger');
  const [asked, setAsked] = useState(atOnce);
  if (asked) return <Checked of={of} {...(most !== undefined && { most })} />;
  return (
    <div className={styles.acts}>
      <Button onClick={() => setAsked(true)}>
        <Icon name="shield-check" size={18} />
        {t('check')}
      </Button>
      <LedgerFiles of={of} />
    </div>
  );
}

const Checked = ({ of, most }: Omit<LedgerCheckProps, 'atOnce'>) => {
  const t = useWords('ledger');
  const today = ledgerDay(useNow(HOUR_MS));
  const { value, failure, busy, retry } = useResource(ledgerCheck, { of, today });
  if (failure && !value) return isMissing(failure) ? <Begins /> : <Unchecked busy={busy} onRetry={retry} />;
  if (!value)
    return (
      <p className={styles.line} role="status">
        <Rows size={18} loading />
        {t('checking')}
      </p>
    );
  if (value.rows === 0 && !value.tear) return <Begins />;
  return <Drawn ledger={value} {...{ of, most, busy }} onAgain={retry} />;
};

interface DrawnProps {
  readonly of: LedgerOf;
  readonly ledger: CheckedLedger;
  readonly most: number | undefined;
  readonly busy: boolean;
  readonly onAgain: () => void;
}

const Drawn = ({ of, ledger, most, busy, onAgain }: DrawnProps) => {
  const t = useWords('ledger');
  const [open, setOpen] = useState(false);
  const { cells, tear } = ledger;
  const tornAt = tear?.cell ?? null;
  return (
    <div className={styles.check}>
      <LedgerChain {...{ cells, tornAt }} tornRow={tear?.seq ?? 0} {...(most !== undefined && { most })} />
      {tear ? <Torn ledger={ledger} tear={tear} /> : <Whole ledger={ledger} />}
      <div className={styles.below}>
        <Button tone="plain" size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'hideTable' : 'showTable')}
        </Button>
        <Button tone="plain" size="s" busy={busy} onClick={onAgain}>
          {t('again')}
        </Button>
        <LedgerFiles of={of} />
      </div>
      {open && <ChainTable {...{ cells, tornAt }} />}
    </div>
  );
};

const Begins = () => <p className={styles.line}>{useWords('ledger')('empty')}</p>;

const Unchecked = ({ busy, onRetry }: { readonly busy: boolean; readonly onRetry: () => void }) => {
  const t = useWords('ledger');
  const online = useOnline();
  return (
    <p className={styles.line} role="alert">
      <Icon name={online ? 'circle-alert' : 'wifi-off'} size={16} />
      {t(online ? 'unchecked' : 'offline')}
      <Button tone="plain" size="s" busy={busy} onClick={onRetry}>
        {t('again')}
      </Button>
    </p>
  );
};

const Whole = ({ ledger: { rows, head, compared } }: { readonly ledger: CheckedLedger }) => {
  const t = useWords('ledger');
  const also = [compared.seen && t('asSeen'), compared.published && t('asPublished')].filter((one) => one !== false);
  return (
    <p className={styles.line} data-tone="whole" role="status">
      <Icon name="shield-check" size={16} />
      <span>
        {t.tn('whole', rows)} <code className={styles.hash}>{head && shortHash(head.hash)}</code>
        {also.length > 0 && ` · ${also.join(', ')}`}
      </span>
    </p>
  );
};

const Torn = ({ ledger, tear }: { readonly ledger: CheckedLedger; readonly tear: LedgerTear }) => {
  const t = useWords('ledger');
  const why = tear.short ? t('why.short') : tear.reason === 'head' ? t(`why.${tear.against}`) : t(`why.${tear.reason}`);
  return (
    <>
      <p className={styles.line} data-tone="torn" role="alert">
        <Icon name="triangle-alert" size={16} />
        {t('torn', { seq: seqText(tear.seq) })}
      </p>
      <p className={styles.why}>{why}</p>
      <div className={styles.acts}>
        <ReportTear ledger={ledger} tear={tear} />
      </div>
    </>
  );
};
