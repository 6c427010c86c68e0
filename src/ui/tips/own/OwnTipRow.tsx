import { useState } from 'react';
import type { Tip } from '#domain/tips/tip.ts';
import { tipMatchTitle, tipPath } from '#domain/tips/tipPaths.ts';
import {
  lockStateOf,
  seqText,
  standsAt,
  unitsText,
  untilText,
  verdictOf,
  type LockState,
} from '#domain/tips/tipView.ts';
import { withdrawTip } from '#machines/tips/ownTips.acts.ts';
import { pickText, priceText } from '../../features/tips/tipText.ts';
import { verdict } from '../../features/tips/Verdict.css.ts';
import { useAct } from '../../hooks/useAct.ts';
import { useMemberSettings } from '../../hooks/useMemberSettings.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button, buttonLook } from '../../kit/Button.tsx';
import { Crest } from '../../kit/Crest.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import { LiveDot } from '../../kit/LiveDot.tsx';
import { writePath } from './ownPaths.ts';
import * as styles from './OwnTips.css.ts';

const signs = { won: 'check', lost: 'x', void: 'minus' } as const;

/** How it ended and what it paid, in one. */
const Ended = ({ tip: { state, profit } }: { readonly tip: Tip }) => {
  const tips = useWords('tips');
  const end = verdictOf(state);
  return (
    <span className={verdict} data-verdict={end}>
      <Icon name={signs[end]} size={13} />
      {tips(`state.${state}`)} <span>{unitsText(profit ?? 0)}</span>
    </span>
  );
};

/** How long until the lock, how it stands, or how it ended. */
const Standing = ({ tip, state }: { readonly tip: Tip; readonly state: LockState }) => {
  const t = useWords('ownTips');
  const tips = useWords('tips');
  const now = useNow(1000);
  if (tip.hidden) return <span className={styles.lock}>{tips('state.hidden')}</span>;
  if (state === 'settled') return <Ended tip={tip} />;
  if (state === 'open')
    return (
      <span className={styles.lock} data-state="open" role="timer">
        <Icon name="lock-open" size={16} />
        {t('row.locksIn', { time: untilText(tip.lockTs - now) })}
      </span>
    );
  const stands = standsAt(tip);
  const score = tip.fixture?.score?.replace('-', '–') ?? '';
  return (
    <span className={styles.lock} data-state="running">
      <LiveDot />
      {stands ? t(`row.stands.${stands}`, { score }) : t('row.running')}
    </span>
  );
};

/** What can still be done with an open tip. */
const Acts = ({ tip }: { readonly tip: Tip }) => {
  const t = useWords('ownTips');
  const [asked, setAsked] = useState(false);
  const { press, busy } = useAct(withdrawTip, {
    whyNot: (failure) => (failure.kind === 'refused' && failure.code === 403 ? t('row.tooLate') : null),
  });
  if (!asked)
    return (
      <div className={styles.acts}>
        <Link to={writePath({ tipId: tip.tipId, fixtureId: tip.fixtureId })} {...buttonLook({ size: 's' })}>
          {t('row.edit')}
        </Link>
        <Button tone="plain" size="s" onClick={() => setAsked(true)}>
          {t('row.withdraw')}
        </Button>
      </div>
    );
  return (
    <div className={styles.acts}>
      <p className={styles.asked} role="alert">
        {t('row.withdrawAsked')}
      </p>
      <Button tone="danger" size="s" busy={busy} onClick={() => void press({ tipId: tip.tipId })}>
        {t('row.withdraw')}
      </Button>
      <Button tone="plain" size="s" onClick={() => setAsked(false)}>
        {t('row.keep')}
      </Button>
    </div>
  );
};

/** One of the member's own tips: match, prediction with its price, how it stands, and its number. */
export const OwnTipRow = ({ tip }: { readonly tip: Tip }) => {
  const t = useWords('ownTips');
  const tips = useWords('tips');
  const format = useMemberSettings()?.oddsFormat ?? 'decimal';
  const state = lockStateOf(tip, useNow(1000));
  const { fixture } = tip;
  const pick = pickText(tip, tips);
  return (
    <li className={styles.row} data-tip={tip.tipId} data-state={state}>
      <Link
        to={tipPath(tip)}
        className={styles.stretched}
        aria-label={t('row.open', { row: seqText(tip.seq), pick })}
      />
      <span className={styles.cut}>
        <span className={styles.match}>
          {fixture && <Crest side={fixture.localteam} size={18} />}
          <span className={styles.cut}>{fixture ? tipMatchTitle(fixture) : t('row.noMatch')}</span>
        </span>
        <span className={styles.pick}>
          {pick} <span className={styles.price}>{priceText(tip.oddsDec, format)}</span>
        </span>
      </span>
      <span className={styles.end}>
        <Standing tip={tip} state={state} />
        <span className={styles.number}>{t('row.number', { row: seqText(tip.seq) })}</span>
      </span>
      {state === 'open' && <Acts tip={tip} />}
    </li>
  );
};
