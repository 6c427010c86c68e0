import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { OddsMarket } from '#domain/odds/market.ts';
import type { User } from '#domain/people/user.ts';
import { levelBegins } from '#domain/level/level.ts';
import { mayPublish } from '#domain/tips/lock.ts';
import { tipPath } from '#domain/tips/tipPaths.ts';
import { TIPS, type Tip } from '#domain/tips/tip.ts';
import { odds } from '#machines/schedule/schedule.resources.ts';
import { memberLevel } from '#machines/rewards/rewards.resources.ts';
import {
  selectForm,
  selectKeeping,
  selectProblems,
  selectStep,
  selectTrouble,
} from '#machines/tips/tipForm.selectors.ts';
import { ledgerCheck, ledgerDay } from '#machines/tips/ledger.resources.ts';
import { memberTips } from '#machines/tips/tips.resources.ts';
import { isMissing } from '#ports/failure.ts';
import { useFeed } from '../../hooks/useFeed.ts';
import { useNavigate } from '../../hooks/useNavigate.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useResource, type Seen } from '../../hooks/useResource.ts';
import { useSelector } from '../../hooks/useSelector.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Empty } from '../../kit/Empty.tsx';
import { Failed } from '../../kit/Failed.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { iconButton } from '../../kit/IconButton.css.ts';
import { Link } from '../../kit/Link.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import type { FormMatch } from './MatchField.tsx';
import { OWN } from './ownPaths.ts';
import { TipFormView } from './TipFormView.tsx';
import { useTipCommands, useTipForm, type WhatToWrite } from './useTipForm.ts';
import { useTipLock } from './useTipLock.ts';
import { useTipMatches } from './useTipMatches.ts';
import * as styles from './TipForm.css.ts';

const HOUR_MS = 3_600_000;

interface WriteTipProps extends Omit<WhatToWrite, 'userId'> {
  readonly viewer: User;
}

/** Writes a tip, for those who may publish; others are told what is missing. */
export default function WriteTip({ viewer, ...what }: WriteTipProps) {
  const t = useWords('ownTips');
  const { value: level, failure, busy, retry } = useResource(memberLevel, null);
  if (failure && !level) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!level) return <SkeletonRows rows={8} height={56} />;
  if (!mayPublish(viewer.siteRoleId, level.level))
    return (
      <div className={styles.page}>
        <Top keeping={null} title={t('form.new')} />
        <Empty
          fact={t('gate.fact', {
            level: level.level,
            points: Math.max(0, levelBegins(TIPS.minLevel) - level.totalXp),
          })}
        >
          {t('gate.title', { level: TIPS.minLevel })}
        </Empty>
      </div>
    );
  return <Writing key={`${what.tipId} ${what.fixtureId}`} {...what} userId={viewer.userId} />;
}

const Top = ({ title, keeping }: { readonly title: string; readonly keeping: string | null }) => {
  const t = useWords('ownTips');
  return (
    <header className={styles.top}>
      <Link to={OWN} className={iconButton} aria-label={t('form.leave')}>
        <Icon name="x" size={20} />
      </Link>
      <h1 className={styles.title}>{title}</h1>
      <span className={styles.keeping} role="status">
        {keeping}
      </span>
    </header>
  );
};

/** What somebody mostly stakes: the middle of the stakes that are loaded. */
const usualStake = (tips: readonly Tip[]): number | null =>
  tips.length === 0 ? null : tips.map(({ stake }) => stake).toSorted((a, b) => a - b)[Math.floor(tips.length / 2)]!;

/** The number that the next row of the own ledger will have. */
const useNextRow = (userId: string): number | null => {
  const today = ledgerDay(useNow(HOUR_MS));
  const { value, failure } = useResource(ledgerCheck, { of: { userId }, today });
  if (value) return value.rows + 1;
  return isMissing(failure) ? 1 : null;
};

const Writing = (what: WhatToWrite) => {
  const t = useWords('ownTips');
  const go = useNavigate();
  const notify = useNotify();
  const own = useFeed(memberTips, { tab: 'mine' });
  const published = useCallback(
    (tip: Tip) => {
      notify('success', t('form.published'));
      go(tipPath(tip), { replace: true, fromTop: true });
    },
    [go, notify, t],
  );
  const toLock = useRef(() => {});
  const actor = useTipForm(what, published, () => toLock.current());
  const commands = useTipCommands(actor);
  const form = useSelector(actor, selectForm);
  const step = useSelector(actor, selectStep);
  const keeping = useSelector(actor, selectKeeping);
  const { fixtures, failure, retry } = useTipMatches();
  const edited = own.value?.list.find(({ tipId }) => tipId === what.tipId) ?? null;
  const match = useMemo((): FormMatch | null => {
    const listed = fixtures?.find(({ fixtureId }) => fixtureId === form.fixtureId);
    return listed ?? (edited?.fixtureId === form.fixtureId ? edited.fixture : null);
  }, [fixtures, edited, form.fixtureId]);
  const lock = useTipLock(match, () => actor.send({ type: 'tip.locked' }));
  useEffect(() => {
    toLock.current = lock.refused;
  });
  const row = useNextRow(what.userId);
  const problems = useSelector(actor, selectProblems);
  const trouble = useSelector(actor, selectTrouble);
  const title = t(what.tipId === null ? 'form.new' : 'form.edit');
  if (step === 'reading' || (!fixtures && !failure))
    return (
      <div className={styles.page}>
        <Top keeping={null} title={title} />
        <SkeletonRows rows={8} height={56} />
      </div>
    );
  return (
    <div className={styles.page}>
      <Top keeping={what.tipId === null ? t(`form.keeping.${keeping}`) : null} title={title} />
      {failure && !fixtures && <Failed failure={failure} onRetry={retry} />}
      <WithOdds match={match}>
        {(seen) => (
          <TipFormView
            {...{ match, form, problems, trouble, step, row, commands }}
            fixtures={fixtures ?? []}
            odds={seen}
            lock={step === 'locked' ? 'locked' : lock.state}
            usualStake={usualStake(own.value?.list ?? [])}
            edited={what.tipId !== null}
          />
        )}
      </WithOdds>
    </div>
  );
};

type SeenOdds = Seen<readonly OddsMarket[]>;
const noOdds: SeenOdds = { value: [], failure: null, busy: false, receivedAt: null, retry: () => {} };

/** The prices of the chosen match, asked again while it is open. */
const WithOdds = ({
  match,
  children,
}: {
  readonly match: FormMatch | null;
  readonly children: (odds: SeenOdds) => ReactNode;
}) => (match ? <OfMatch fixtureId={match.fixtureId}>{children}</OfMatch> : children(noOdds));

const OfMatch = ({
  fixtureId,
  children,
}: {
  readonly fixtureId: string;
  readonly children: (odds: SeenOdds) => ReactNode;
}) => children(useResource(odds, { fixtureId }));
