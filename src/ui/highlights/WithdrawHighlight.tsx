import { useState } from 'react';
import type { Highlight } from '#domain/highlights/highlight.ts';
import { highlightPlacePath } from '#domain/highlights/highlightPaths.ts';
import { withdrawHighlight } from '#machines/highlights/highlights.acts.ts';
import { useAct } from '../hooks/useAct.ts';
import { useApp } from '../hooks/useApp.ts';
import { useNavigate } from '../hooks/useNavigate.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import * as styles from './highlights.css.ts';

/** For staff: withdraws what the page shows, after a question, and leads to the list that it stood in. */
export default function WithdrawHighlight({ of }: { readonly of: Pick<Highlight, 'highlightId' | 'category'> }) {
  const t = useWords('cutting');
  const go = useNavigate();
  const { notify } = useApp();
  const [asked, setAsked] = useState(false);
  const { press, busy } = useAct(withdrawHighlight, {
    done: () => {
      notify('success', t('withdraw.done'));
      go(highlightPlacePath({ category: of.category }));
    },
    whyNot: (failure) => (failure.kind === 'refused' && failure.code === 409 ? t('withdraw.demo') : null),
  });
  return (
    <div className={styles.withdraw}>
      {asked && <p role="alert">{t('withdraw.asked')}</p>}
      <Button tone="plain" size="s" onClick={() => setAsked(!asked)}>
        {t(asked ? 'withdraw.keep' : 'withdraw.open')}
      </Button>
      {asked && (
        <Button tone="danger" size="s" busy={busy} onClick={() => void press({ highlightId: of.highlightId })}>
          {t('withdraw.open')}
        </Button>
      )}
    </div>
  );
}
