import { isBlank } from '#domain/application/form.ts';
import type { Position } from '#domain/application/application.ts';
import { modeById } from '#domain/schedule/mode.ts';
import { positionList } from '#machines/application/applications.resources.ts';
import { selectForm } from '#machines/application/commentatorApplication.selectors.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { useResource } from '../hooks/useResource.ts';
import { Button } from '../kit/Button.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { isLang } from './langs.ts';
import type { ApplicationActor, ApplicationCommands } from './useCommentatorApplication.ts';
import * as styles from './LandingView.css.ts';

const benefits = [
  { key: 'name', icon: 'users' },
  { key: 'badge', icon: 'message-circle' },
  { key: 'hours', icon: 'clock' },
  { key: 'answer', icon: 'circle-check' },
] as const satisfies readonly { key: string; icon: IconName }[];
const needs = [
  { key: 'age', icon: 'user-round' },
  { key: 'mic', icon: 'mic' },
  { key: 'phone', icon: 'bell' },
  { key: 'voice', icon: 'headphones' },
] as const satisfies readonly { key: string; icon: IconName }[];
const questions = ['experience', 'voice', 'long', 'again'] as const;

/** What the work is, whom the portal looks for, and the button to apply (CA-1). */
export const LandingView = ({
  actor,
  commands,
}: {
  readonly actor: ApplicationActor;
  readonly commands: ApplicationCommands;
}) => {
  const t = useWords('application');
  const begun = useSelector(actor, (snapshot) => !isBlank(selectForm(snapshot)));
  return (
    <div className={styles.landing}>
      <section className={styles.hero}>
        <p className={styles.lead}>{t('landing.lead')}</p>
        <Button tone="board" size="l" onClick={commands.begin}>
          <Icon name="mic" size={18} />
          {t(begun ? 'landing.goOn' : 'landing.begin')}
        </Button>
        <p className={styles.fact}>{t('landing.time')}</p>
      </section>
      <section>
        <h2 className={styles.heading}>{t('landing.benefits')}</h2>
        <ul className={styles.benefits}>
          {benefits.map(({ key, icon }) => (
            <li key={key} className={styles.benefit}>
              <Icon name={icon} size={22} />
              <b>{t(`benefit.${key}.title`)}</b>
              <span>{t(`benefit.${key}.text`)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={styles.heading}>{t('landing.positions')}</h2>
        <Positions />
      </section>
      <section>
        <h2 className={styles.heading}>{t('landing.needs')}</h2>
        <ul className={styles.needs}>
          {needs.map(({ key, icon }) => (
            <li key={key} className={styles.need}>
              <Icon name={icon} size={18} />
              {t(`need.${key}`)}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={styles.heading}>{t('landing.faq')}</h2>
        {questions.map((key) => (
          <details key={key} className={styles.question}>
            <summary>
              {t(`faq.${key}.q`)}
              <Icon name="chevron-down" size={18} />
            </summary>
            <p>{t(`faq.${key}.a`)}</p>
          </details>
        ))}
      </section>
    </div>
  );
};

const Positions = () => {
  const t = useWords('application');
  const { value, failure, busy, retry } = useResource(positionList, {});
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <SkeletonRows rows={5} height={52} />;
  if (value.length === 0) return <p className={styles.fact}>{t('landing.positionsNone')}</p>;
  return (
    <ul className={styles.positions}>
      {value.map((position) => (
        <PositionRow key={position.positionId} position={position} />
      ))}
    </ul>
  );
};

const PositionRow = ({ position: { liveModeId, lang, openings, when } }: { readonly position: Position }) => {
  const t = useWords('application');
  const sports = useWords('menu');
  const mode = modeById(liveModeId);
  return (
    <li className={styles.position}>
      <b>{mode ? sports(mode.slug) : liveModeId}</b>
      <span>
        {isLang(lang) ? t(`langs.${lang}`) : lang}, {t(`landing.when.${when}`)}
      </span>
      <span className={styles.openings}>{t.tn('landing.openings', openings)}</span>
    </li>
  );
};
