import { answersQuestions } from '#domain/help/help.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useViewer } from '../../hooks/useViewer.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Prose } from '../../kit/Prose.tsx';
import { MorePages } from '../MorePages.tsx';
import { TextPage } from '../TextPage.tsx';
import { heading, section } from '../TextPage.css.ts';
import { useTexts } from '../useTexts.ts';
import { AskForm } from './AskForm.tsx';
import * as styles from './HelpScreen.css.ts';
import { KnownFaults } from './KnownFaults.tsx';
import { QuestionQueue } from './QuestionQueue.tsx';

/** `/tro-giup`: what people meet most, what is known to be broken, and a question to customer care, who see theirs here. */
export default function HelpScreen() {
  const t = useWords('help');
  const words = useTexts('help');
  const viewer = useViewer();
  return (
    <TextPage words={words}>
      {viewer && answersQuestions(viewer.siteRoleId) && <QuestionQueue />}
      <KnownFaults />
      {words && (
        <section className={section} aria-labelledby="questions">
          <h2 className={heading} id="questions">
            {t('questionsTitle')}
          </h2>
          <div>
            {Object.entries(words.questions).map(([name, { q, a }]) => (
              <details key={name} className={styles.item}>
                <summary className={styles.question}>
                  {q}
                  <Icon name="chevron-down" size={18} />
                </summary>
                <div className={styles.answer}>
                  <Prose text={{ a }} />
                </div>
              </details>
            ))}
          </div>
        </section>
      )}
      <AskForm />
      <MorePages besides="help" />
    </TextPage>
  );
}
