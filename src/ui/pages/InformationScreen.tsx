import { PageLinks } from './MorePages.tsx';
import { TextPage } from './TextPage.tsx';
import { useTexts } from './useTexts.ts';

/** `/thong-tin`: information about the portal, contacts, and where data is stored. */
export default function InformationScreen() {
  const words = useTexts('texts')?.information ?? null;
  return <TextPage words={words} contents within={{ pages: <PageLinks besides="information" /> }} />;
}
