import { hrefOf } from '#domain/routing/routes.ts';
import { safety } from '#machines/security/security.resources.ts';
import { useWords } from '../hooks/useWords.ts';
import { useResource } from '../hooks/useResource.ts';
import { Link } from '../kit/Link.tsx';
import { mailNote } from './Section.css.ts';

/** Tells a member without a proven mail address that they get no mail, and where to add one. */
export const MailNote = () => {
  const t = useWords('settings');
  const { value } = useResource(safety, null);
  if (!value || value.contacts.some(({ channel }) => channel === 'mail')) return null;
  return (
    <p className={mailNote}>
      {t('notify.noMail')} <Link to={hrefOf('accountPage', { slug: 'bao-mat' })}>{t('notify.addMail')}</Link>
    </p>
  );
};
