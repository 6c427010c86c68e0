import type { Locale } from '#domain/locale/locale.ts';
import { feed } from '../resource/feed.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const KNOWN_MS = 300_000;
const QUESTIONS_MS = 20_000;

/** The known incidents, in the reader's language. */
export const knownFaults = resource({
  name: 'knownFaults',
  staleAfterMs: KNOWN_MS,
  load: async ({ loadPort }: Ports, _: { readonly locale: Locale }, signal) => (await loadPort('help')).known(signal),
});

/** For customer care. */
export const questionList = feed({
  name: 'questionList',
  private: true,
  pollEveryMs: QUESTIONS_MS,
  load: async ({ loadPort }: Ports, { state }: { readonly state: 'open' | 'answered' }, cursor, signal) =>
    (await loadPort('help')).questions(state, cursor, signal),
  idOf: ({ askId }) => askId,
});
