import { MorePages } from './MorePages.tsx';
import { TextPage } from './TextPage.tsx';
import { useTexts } from './useTexts.ts';

/** `/ve-chung-toi`: why the portal exists and how it is made. */
export default function AboutScreen() {
  return (
    <TextPage words={useTexts('texts')?.about ?? null}>
      <MorePages besides="about" />
    </TextPage>
  );
}
