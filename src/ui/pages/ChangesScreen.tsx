import { releases } from '#domain/releases/releases.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { Prose } from '../kit/Prose.tsx';
import { longDay } from './longDay.ts';
import { MorePages } from './MorePages.tsx';
import { TextPage } from './TextPage.tsx';
import { day, heading, kind, section } from './TextPage.css.ts';
import { useTexts } from './useTexts.ts';

/** `/nhat-ky-thay-doi`, also as `/change-log`: the release notes. */
export default function ChangesScreen() {
  const t = useWords('changes');
  const locale = useLocale();
  const words = useTexts('changes');
  return (
    <TextPage words={words}>
      {words &&
        releases.map(({ version, day: released }) => {
          const { about, added, fixed } = words.releases[version];
          return (
            <section key={version} id={`v${version}`} className={section} aria-labelledby={`v${version}-title`}>
              <h2 className={heading} id={`v${version}-title`}>
                {t('version', { version })}{' '}
                <time className={day} dateTime={released}>
                  {longDay(released, locale)}
                </time>
              </h2>
              <Prose text={{ about }} />
              <h3 className={kind}>{t('added')}</h3>
              <Prose text={{ added }} />
              <h3 className={kind}>{t('fixed')}</h3>
              <Prose text={{ fixed }} />
            </section>
          );
        })}
      <MorePages besides="changes" />
    </TextPage>
  );
}
