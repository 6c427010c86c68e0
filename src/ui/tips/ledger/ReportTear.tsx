import { useState } from 'react';
import type { CheckedLedger, LedgerTear } from '#domain/tips/ledgerCheck.ts';
import { reportTrouble } from '#machines/help/trouble.acts.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useFormAct } from '../../hooks/useFormAct.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { FormAlert } from '../../shared/FormAlert.tsx';
import * as styles from './LedgerCheck.css.ts';

/** Tells the operators where a chain is torn. */
export const ReportTear = ({ ledger, tear }: { readonly ledger: CheckedLedger; readonly tear: LedgerTear }) => {
  const t = useWords('ledger');
  const { clock } = useApp();
  const [id] = useState(() => clock.id());
  const [sent, setSent] = useState(false);
  const { busy, press, trouble } = useFormAct(reportTrouble, {
    done: () => setSent(true),
    whyNot: () => t('notReported'),
  });
  const report = () =>
    void press({
      ...{ traceId: id, machine: 'ledger', state: `torn by ${tear.reason}` },
      event: `ledger ${ledger.ledgerId}, row ${tear.seq} of ${ledger.rows}`,
      err: `it contradicts ${tear.against}`,
    });
  if (sent)
    return (
      <p className={styles.why} role="status">
        {t('reported', { id: id.slice(0, 8) })}
      </p>
    );
  return (
    <>
      <Button size="s" busy={busy} onClick={report}>
        {t('report')}
      </Button>
      <FormAlert>{trouble?.words}</FormAlert>
    </>
  );
};
