import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { note } from './DemoNote.css.ts';

/** Says that the content is invented. */
export const DemoNote = () => {
  const t = useWords('schedule');
  return (
    <p className={note}>
      <Icon name="info" />
      <b>{t('demo')}.</b> {t('demoHint')}
    </p>
  );
};
