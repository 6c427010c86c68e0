import { useMessages } from '../../hooks/useMessages.ts';
import { Icon } from '../../kit/Icon.tsx';
import { note } from './DemoNote.css.ts';

/** Says that what is shown was invented. */
export const DemoNote = () => {
  const t = useMessages('schedule');
  return (
    <p className={note}>
      <Icon name="info" />
      <b>{t('demo')}.</b> {t('demoHint')}
    </p>
  );
};
