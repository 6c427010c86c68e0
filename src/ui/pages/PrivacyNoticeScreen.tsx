import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { longDay } from './longDay.ts';
import { MorePages } from './MorePages.tsx';
import { TextPage } from './TextPage.tsx';
import { useTexts } from './useTexts.ts';

/** The date of the text in `privacyNotice.json`; to be changed with it. */
const SINCE = '2026-11-22';

/** `/chinh-sach-rieng-tu`: the privacy notice. */
export default function PrivacyNoticeScreen() {
  const t = useWords('privacyNotice');
  const since = t('since', { day: longDay(SINCE, useLocale()) });
  return (
    <TextPage words={useTexts('privacyNotice')} contents since={since}>
      <MorePages besides="privacyNotice" />
    </TextPage>
  );
}
