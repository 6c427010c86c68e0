import type { ReactNode } from 'react';
import type { Match } from '#domain/match/match.ts';
import { spokenOf } from '#domain/schedule/announced.ts';
import { announced, pastRooms } from '#machines/schedule/lists.resources.ts';
import { DemoNote } from '../features/matches/DemoNote.tsx';
import { LiveCard } from '../features/matches/LiveCard.tsx';
import { MatchSheetProvider } from '../features/matches/MatchSheetProvider.tsx';
import { useLocale } from '../hooks/useLocale.ts';
import { useResource, type Seen } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Failed } from '../kit/Failed.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { MatchesByDay } from './MatchesByDay.tsx';
import * as styles from './ProfileScreen.css.ts';

/** A commentator's matches: live, upcoming and past. */
export const Spoken = ({ userId }: { readonly userId: string }) => {
  const t = useWords('people');
  const locale = useLocale();
  const next = useResource(announced, { userId, locale });
  const past = useResource(pastRooms, { userId, locale });
  const { live, coming } = spokenOf(next.value ?? [], userId);
  const all = [...live, ...coming, ...(past.value ?? [])];
  return (
    <MatchSheetProvider>
      {live.length > 0 && (
        <Part id="now" title={t('profile.now')}>
          <div className={styles.live}>
            {live.map((match) => (
              <LiveCard key={match.fixtureId} match={match} />
            ))}
          </div>
        </Part>
      )}
      <Part id="coming" title={t('profile.coming')}>
        <Matches seen={next} matches={coming} none={t('profile.comingNone')} />
      </Part>
      <Part id="past" title={t('profile.past')}>
        <Matches seen={past} matches={past.value ?? []} none={t('profile.pastNone')} />
      </Part>
      {all.some(({ demo }) => demo) && <DemoNote />}
    </MatchSheetProvider>
  );
};

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}
const Part = ({ id, title, children }: PartProps) => (
  <section className={styles.part} aria-labelledby={`profile-${id}`}>
    <h2 className={styles.heading} id={`profile-${id}`}>
      {title}
    </h2>
    {children}
  </section>
);

interface MatchesProps {
  readonly seen: Seen<unknown>;
  readonly matches: readonly Match[];
  /** Shown if there are none. */
  readonly none: string;
}
const Matches = ({ seen: { value, failure, busy, retry }, matches, none }: MatchesProps) => {
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <SkeletonRows rows={4} />;
  return matches.length === 0 ? <p className={styles.note}>{none}</p> : <MatchesByDay matches={matches} />;
};
