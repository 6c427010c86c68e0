import { knownFaults } from '#machines/help/help.resources.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useResource } from '../../hooks/useResource.ts';
import { paragraph } from '../../kit/Prose.css.ts';
import { heading, section } from '../TextPage.css.ts';
import { known } from './HelpScreen.css.ts';

/** What the operator knows to be broken now; nothing where there is nothing, or where that cannot be had. */
export const KnownFaults = () => {
  const t = useWords('help');
  const { value } = useResource(knownFaults, { locale: useLocale() });
  if (!value || value.length === 0) return null;
  return (
    <section className={section} aria-labelledby="known">
      <h2 className={heading} id="known">
        {t('knownTitle')}
      </h2>
      <p className={paragraph}>{t('knownLead')}</p>
      <ul className={known}>
        {value.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </section>
  );
};
