import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { longDay } from './longDay.ts';
import { MorePages } from './MorePages.tsx';
import { TextPage } from './TextPage.tsx';
import { useTexts } from './useTexts.ts';

/** The day of the words in `privacyNotice.json`; it changes with them. */
const SINCE = '2026-11-22';

/** `/chinh-sach-rieng-tu`: what is stored about whom, what for and how long. */
export default function PrivacyNoticeScreen() {
  const t = useWords('privacyNotice');
  const since = t('since', { day: longDay(SINCE, useLocale()) });
  return (
    <TextPage words={useTexts('privacyNotice')} contents since={since}>
      <MorePages besides="privacyNotice" />
    </TextPage>
  );
}
