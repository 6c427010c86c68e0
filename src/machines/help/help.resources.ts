import type { Locale } from '#domain/locale/locale.ts';
import { loadPages } from '../resource/pages.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const KNOWN_MS = 300_000;
const QUESTIONS_MS = 20_000;

/** What is known to be broken now, in words of that language. */
export const knownFaults = resource({
  name: 'knownFaults',
  staleAfterMs: KNOWN_MS,
  load: async ({ loadPort }: Ports, _: { readonly locale: Locale }, signal) => (await loadPort('help')).known(signal),
});

interface Asked {
  readonly state: 'open' | 'answered';
  /** How many pages are looked at. */
  readonly pages: number;
}

/** For customer care. */
export const questionList = resource({
  name: 'questionList',
  private: true,
  pollEveryMs: QUESTIONS_MS,
  load: async ({ loadPort }: Ports, { state, pages }: Asked, signal) => {
    const port = await loadPort('help');
    return loadPages(pages, null, (from) => port.questions(state, from, signal));
  },
});
