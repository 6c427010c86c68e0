import { useWords } from '../hooks/useWords.ts';
import { useViewer } from '../hooks/useViewer.ts';
import { Options } from '../kit/Options.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { Switch } from '../kit/Switch.tsx';
import { DeleteBlock } from './DeleteBlock.tsx';
import { ExportBlock } from './ExportBlock.tsx';
import { MutesBlock } from './MutesBlock.tsx';
import { blocks } from './rows.css.ts';
import { group, heading, note } from './Section.css.ts';
import { useKeptProof } from './useKeptProof.ts';
import { WithSettings } from './WithSettings.tsx';

/** Who sees what of the member, a copy of what is stored, and deleting the account. */
export default function PrivacySection() {
  const t = useWords('privacy');
  const viewer = useViewer();
  const proof = useKeptProof();
  if (!viewer) return <SkeletonRows rows={5} height={64} />;
  return (
    <div className={blocks} key={viewer.userId}>
      <WithSettings>
        {({ privacy }, change) => (
          <section className={group} aria-labelledby="privacy-shown">
            <h2 className={heading} id="privacy-shown">
              {t('shown.title')}
            </h2>
            <Options
              legend={t('shown.friendRequests')}
              name="friend-requests"
              choices={(['everyone', 'nobody'] as const).map((who) => ({
                key: who,
                label: t(`shown.${who}`),
                checked: privacy.friendRequests === who,
                onSelect: () => change({ privacy: { friendRequests: who } }),
              }))}
            />
            <Switch on={privacy.shownToInviter} onChange={(on) => change({ privacy: { shownToInviter: on } })}>
              {t('shown.shownToInviter')}
            </Switch>
            <p className={note}>{t('shown.shownHint')}</p>
          </section>
        )}
      </WithSettings>
      <MutesBlock />
      <ExportBlock proof={proof} />
      <DeleteBlock viewer={viewer} proof={proof} />
    </div>
  );
}
