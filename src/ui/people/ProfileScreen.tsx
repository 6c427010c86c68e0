import { Suspense } from 'react';
import { hrefOf } from '#domain/routing/routes.ts';
import type { Card } from '#domain/social/social.ts';
import { tipsterPath } from '#domain/tips/tipPaths.ts';
import { cards } from '#machines/social/cards.resources.ts';
import type { ScreenProps } from '../app/screen.ts';
import { Comments } from '../features/comments/Comments.tsx';
import { useQuery } from '../hooks/useQuery.ts';
import { useResource } from '../hooks/useResource.ts';
import { useSpoiler } from '../hooks/useSpoiler.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { SectionNav } from '../kit/SectionNav.tsx';
import { Skeleton, SkeletonRows } from '../kit/Skeleton.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import * as styles from './ProfileScreen.css.ts';
import { Spoken } from './Spoken.tsx';

/** The profile page: a commentator's with their matches, a member's with their relation to the viewer (CA-8). */
export default function ProfileScreen({ params: { id } }: Pick<ScreenProps<'profile'>, 'params'>) {
  const t = useWords('people');
  const { value, failure, busy, retry } = useResource(cards, { targets: [{ type: 'user', id }] });
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value)
    return (
      <div className={styles.page}>
        <Skeleton height={176} />
        <SkeletonRows rows={6} height={44} />
      </div>
    );
  const person = value[0];
  // On a first visit the origin has already answered with 404.
  if (!person) return <Empty fact={t('profile.noneFact')}>{t('profile.none')}</Empty>;
  return <Profile key={id} person={person} />;
}

/** Lazy: loaded with the tab of tips. */
const TipsterRecord = lazyPart(() => import('../features/tips/TipsterRecord.tsx'));

const Profile = ({ person }: { readonly person: Card }) => {
  const t = useWords('people');
  const { hideOdds } = useSpoiler();
  const showsTips = useQuery('muc') === 'tip' && !hideOdds;
  const { id } = person.target;
  const speaks = person.takes?.includes('rate') ?? false;
  return (
    <article className={styles.page}>
      <ProfileHead person={person} />
      {(showsTips || (speaks && !hideOdds)) && (
        <SectionNav
          label={t('profile.parts')}
          links={[
            { to: hrefOf('profile', { id }), label: t('profile.page'), current: !showsTips },
            { to: tipsterPath(id), label: t('profile.tips'), current: showsTips },
          ]}
        />
      )}
      {showsTips && (
        <Suspense fallback={<SkeletonRows rows={6} height={104} />}>
          <TipsterRecord userId={id} />
        </Suspense>
      )}
      {speaks && !showsTips && <Spoken userId={id} />}
      {speaks && !showsTips && <Comments target={{ type: 'user', id }} name={person.title} folded />}
    </article>
  );
};
