import { isMemberId } from '#domain/people/people.ts';
import type { Card } from '#domain/social/social.ts';
import { ReportButton } from '../shared/report/ReportButton.tsx';
import { FollowButton } from '../features/social/FollowButton.tsx';
import { FollowLead } from '../features/social/FollowLead.tsx';
import { Followers } from '../features/social/Followers.tsx';
import { RatingField } from '../features/social/RatingField.tsx';
import { SocialBar } from '../features/social/SocialBar.tsx';
import { useLoggedIn, useViewer } from '../hooks/useViewer.ts';
import { useWords } from '../hooks/useWords.ts';
import { Face } from '../kit/Face.tsx';
import * as styles from './ProfileScreen.css.ts';
import { SpeaksFor } from './SpeaksFor.tsx';
import { Tie } from './Tie.tsx';

/** The person, their number of followers, and the viewer's actions. */
export const ProfileHead = ({ person }: { readonly person: Card }) => {
  const t = useWords('people');
  const { target, title: name, img, badge, takes } = person;
  const viewerId = useViewer()?.userId;
  const isMember = useLoggedIn() && viewerId !== undefined;
  const own = viewerId === target.id;
  const speaks = takes?.includes('rate') ?? false;
  const named = { target, name };
  return (
    <header className={styles.head}>
      <Face user={{ userId: target.id, profilePicture: img?.url ?? null }} size={96} first />
      <div className={styles.who}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.facts}>
          {speaks ? (
            <b className={styles.badge}>{t('role.commentator')}</b>
          ) : (
            badge && badge !== 'LV' && <b className={styles.badge}>{t('role.staff')}</b>
          )}
          <span>
            <Followers target={target} />
          </span>
        </p>
        {speaks && <SpeaksFor userId={target.id} />}
      </div>
      <div className={styles.acts}>
        <span className={styles.first}>
          {takes?.includes('follow') && <FollowButton {...named} tone="primary" size="m" />}
          {!own && (
            <ReportButton target={{ type: 'user', id: target.id }} name={name} label={t('actOn.report', { name })} />
          )}
        </span>
        {speaks && <FollowLead {...named} />}
        {own && <span className={styles.note}>{t('profile.own')}</span>}
      </div>
      {speaks && (
        <div className={styles.rating}>
          <RatingField {...named} />
          <SocialBar {...named} />
        </div>
      )}
      {isMember && !own && isMemberId(target.id) && <Tie userId={target.id} />}
    </header>
  );
};
