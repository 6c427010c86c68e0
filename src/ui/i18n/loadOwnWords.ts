import { loadLocaleFile } from './localeFiles.ts';
import type { LoadTable } from './wordStore.ts';
import type { OwnWordsNeeds } from './ownWords.ts';

/**
 * The loader of words with the operator's overrides; null if the page says that there are none. Its code is loaded with
 * the first group.
 */
export const loadOwnWords = (
  page: Pick<Document, 'querySelector'>,
  needs: Omit<OwnWordsNeeds, 'version' | 'loadFile'>,
): LoadTable | null => {
  const version = page.querySelector('meta[name="words"]')?.getAttribute('content');
  if (!version) return null;
  const own = import('./ownWords.ts').then(
    ({ createOwnWords }) => createOwnWords({ ...needs, version, loadFile: loadLocaleFile }),
    () => loadLocaleFile,
  );
  return async (locale, group) => (await own)(locale, group);
};
