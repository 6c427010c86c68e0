import { MorePages } from './MorePages.tsx';
import { TextPage } from './TextPage.tsx';
import { useTexts } from './useTexts.ts';

/** `/ve-chung-toi`: about the portal. */
export default function AboutScreen() {
  return (
    <TextPage words={useTexts('texts')?.about ?? null}>
      <MorePages besides="about" />
    </TextPage>
  );
}
