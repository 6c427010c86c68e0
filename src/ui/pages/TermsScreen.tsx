import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { longDay } from './longDay.ts';
import { MorePages } from './MorePages.tsx';
import { TextPage } from './TextPage.tsx';
import { useTexts } from './useTexts.ts';

/** The date of the text in `terms.json`; to be changed with it. */
const SINCE = '2026-11-21';

/** `/dieu-kien-dieu-khoan`: the terms of use. */
export default function TermsScreen() {
  const t = useWords('terms');
  const since = t('since', { day: longDay(SINCE, useLocale()) });
  return (
    <TextPage words={useTexts('terms')} contents since={since}>
      <MorePages besides="terms" />
    </TextPage>
  );
}
