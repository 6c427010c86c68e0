import type { WordFiles } from '../page/build.ts';
import { createPortal } from '../portal/portal.ts';
import type { PortalContent } from '../shared/portalContent.ts';

const fakeWords: WordFiles = { vi: { home: { title: 'Khán Đài' }, pages: {} } };

/** A portal whose operator set this content. */
export const fakePortal = (content: PortalContent = {}, words: WordFiles = fakeWords) =>
  createPortal({
    read: async () => ({ content, version: JSON.stringify(content), wordsVersion: content.words ? 'own' : null }),
    words,
    clock: () => 0,
  });
