import { useState } from 'react';
import { daysLeft, isOpen, type ReviewItem } from '#domain/application/application.ts';
import { hoursOf } from '#domain/application/availability.ts';
import { isLink } from '#domain/application/form.ts';
import { localeConfig } from '#domain/locale/locale.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNow } from '../hooks/useNow.ts';
import { useZone } from '../hooks/useZone.ts';
import { Icon } from '../kit/Icon.tsx';
import { zoneCity } from '../shared/zoneCity.ts';
import { momentIn } from './fieldWords.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { SentVoice } from './SentVoice.tsx';
import { Timeline } from './Timeline.tsx';
import { usePhoto } from './useFile.ts';
import { photo as photoLook } from './PhotoField.css.ts';
import * as styles from './ReviewQueue.css.ts';

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** An application for a reviewer: name and waiting time; when opened, everything in it. */
export const ReviewCard = ({ item }: { readonly item: ReviewItem }) => {
  const t = useWords('application');
  const { application, displayName, submittedAt } = item;
  const { iso } = localeConfig(useLocale());
  const zone = useZone();
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.card} open={open} tabIndex={-1} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={styles.who}>
          <b>{application.form.stageName}</b>
          <span>
            {displayName}, {t('review.sentAt', { date: momentIn(submittedAt, iso, zone) })}
          </span>
        </span>
        <span className={styles.state} data-state={application.state}>
          {t(`status.${application.state}`)}
        </span>
        <Due expectedBy={application.expectedBy} />
        <Icon name="chevron-down" size={18} />
      </summary>
      {open && <Opened item={item} />}
    </details>
  );
};

/** The time left until the answer is due, in words; late ones are highlighted (CA-7). */
const Due = ({ expectedBy }: { readonly expectedBy: number | undefined }) => {
  const t = useWords('application');
  const now = useNow(60_000);
  if (expectedBy === undefined) return null;
  const days = daysLeft(expectedBy, now);
  const late = expectedBy < now;
  const text = late
    ? t.tn('review.overdue', Math.max(1, -days))
    : days < 1
      ? t('review.dueToday')
      : t.tn('review.due', days);
  return (
    <span className={styles.due} data-late={late || undefined}>
      {text}
    </span>
  );
};

const Opened = ({ item }: { readonly item: ReviewItem }) => {
  const t = useWords('application');
  const sports = useWords('menu');
  const { application, displayName, score } = item;
  const { form, voice, applicationId } = application;
  const photo = usePhoto(applicationId, application.photo ?? null);
  const hours = DAYS.flatMap((day) =>
    form.availability
      .filter(([on]) => on === day)
      .map(([, from, to]) => t('fields.slot', { day: t(`days.${day}.long`), from: from / 60, to: to / 60 })),
  );
  const facts: readonly (readonly [string, string])[] = [
    [t('fields.realName'), form.realName],
    [t('fields.birthYear'), String(form.birthYear ?? '')],
    [t('review.facts.sports'), form.sports.map((sport) => sports(sport)).join(', ')],
    [t('review.facts.langs'), form.langs.map((lang) => t(`langs.${lang}`)).join(', ')],
    [t('review.facts.leagues'), form.leagues.join(', ')],
    [t('review.facts.experience'), form.experience],
    [
      t('review.facts.availability'),
      [`${t('fields.hours', { hours: hoursOf(form.availability) })}, ${zoneCity(form.timezone)}`, ...hours].join('\n'),
    ],
    [t('fields.phone'), form.phone],
  ];
  return (
    <div className={styles.opened}>
      {photo && (
        <img
          className={photoLook}
          src={photo}
          width={96}
          height={96}
          alt={t('review.photoAlt', { name: displayName })}
        />
      )}
      {voice && <SentVoice applicationId={applicationId} voice={voice} forReview />}
      <dl className={styles.facts}>
        {facts
          .filter(([, fact]) => fact !== '')
          .map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        <div>
          <dt>{t('review.facts.links')}</dt>
          <dd>
            {form.links.filter(isLink).map((link) => (
              <a key={link} href={link} target="_blank" rel="noopener noreferrer nofollow">
                {link}
              </a>
            ))}
            {form.links.length === 0 && t('review.noLinks')}
          </dd>
        </div>
      </dl>
      <Timeline history={application.history} forReview />
      {score && (
        <p>
          {t('review.decided', {
            score: Object.values(score).join(' · '),
          })}
        </p>
      )}
      {isOpen(application.state) && <ReviewForm application={application} />}
    </div>
  );
};
