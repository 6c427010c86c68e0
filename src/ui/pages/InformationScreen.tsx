import { PageLinks } from './MorePages.tsx';
import { TextPage } from './TextPage.tsx';
import { useTexts } from './useTexts.ts';

/** `/thong-tin`: what the portal is, whom to ask, and what is stored where. */
export default function InformationScreen() {
  const words = useTexts('texts')?.information ?? null;
  return <TextPage words={words} contents within={{ pages: <PageLinks besides="information" /> }} />;
}
