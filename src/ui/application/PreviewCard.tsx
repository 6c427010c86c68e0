import { selectApplication, selectForm } from '#machines/application/commentatorApplication.selectors.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { Rows } from '../kit/Rows.tsx';
import type { ApplicationActor } from './useCommentatorApplication.ts';
import { usePhoto } from './useFile.ts';
import * as styles from './PreviewCard.css.ts';

/** A preview of what viewers will see of this commentator. */
export const PreviewCard = ({ actor }: { readonly actor: ApplicationActor }) => {
  const t = useWords('application');
  const sports = useWords('menu');
  const form = useSelector(actor, selectForm);
  const application = useSelector(actor, selectApplication);
  const photo = usePhoto(application?.applicationId ?? null, application?.photo ?? null);
  const name = form.stageName.trim() || t('steps.previewName');
  return (
    <section className={styles.card} aria-labelledby="apply-preview">
      <h3 className={styles.title} id="apply-preview">
        {t('steps.preview')}
      </h3>
      <div className={styles.face}>
        <img
          className={styles.picture}
          src={photo ?? `/avatars/blv-${slugOf(name)}.svg`}
          width={72}
          height={72}
          alt=""
        />
        <div className={styles.words}>
          <b className={styles.name}>
            {name} <Rows size={14} />
          </b>
          <span>{form.sports.map((sport) => sports(sport)).join(', ')}</span>
          <span>{form.langs.map((lang) => t(`langs.${lang}`)).join(', ')}</span>
        </div>
      </div>
      <p className={styles.hint}>{t('steps.previewHint')}</p>
    </section>
  );
};

/** The seed of the drawn face for a name, of letters and digits. */
const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 32) || 'ban';
