import { isModerator } from '#domain/moderation/decision.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useWords } from '../hooks/useWords.ts';
import { ChipNav } from '../kit/ChipNav.tsx';
import { Empty } from '../kit/Empty.tsx';
import { GuestGate, GuestNotice } from '../kit/GuestGate.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { CaseBoard } from './CaseBoard.tsx';
import { DecisionLog } from './DecisionLog.tsx';
import * as styles from './moderation.css.ts';
import { moderationPath, partOf, parts } from './paths.ts';
import { StatsLine } from './StatsLine.tsx';

const waiting = <SkeletonRows rows={8} height={64} />;

/** CALLS 3, CH-11: the moderators' page; `muc` in the address is its part, `vu` the case that is open. */
export default function ModerationScreen() {
  const t = useWords('moderation');
  const part = partOf(useQuery('muc'));
  const reportId = useQuery('vu');
  const guest = (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <GuestNotice fact={t('gate.fact')} enter={t('gate.enter')}>
        {t('gate.guest')}
      </GuestNotice>
    </>
  );
  return (
    <div className={styles.page}>
      <GuestGate {...{ waiting, guest }}>
        {(viewer) => (
          <>
            <h1 className={styles.title}>{t('title')}</h1>
            {isModerator(viewer) ? (
              <>
                <StatsLine />
                <ChipNav
                  label={t('tabs.label')}
                  links={parts.map((one) => ({
                    ...{ to: moderationPath(one), label: t(`tabs.${one}`), current: one === part },
                  }))}
                />
                {part === 'log' ? <DecisionLog /> : <CaseBoard state={part} reportId={reportId} />}
              </>
            ) : (
              <Empty fact={t('gate.fact')}>{t('gate.title')}</Empty>
            )}
          </>
        )}
      </GuestGate>
    </div>
  );
}
