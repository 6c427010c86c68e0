import type { Locale } from '#domain/locale/locale.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const HALF_HOUR_MS = 1_800_000;

/** The language is part of the input, although a header carries it: it decides the answer. */
interface InLocale {
  readonly locale: Locale;
}
export const menu = resource({
  name: 'menu',
  staleAfterMs: HALF_HOUR_MS,
  load: async (ports: Ports, _: InLocale, signal) => (await ports.loadPort('site')).menu(signal),
});
export const marquee = resource({
  name: 'marquee',
  staleAfterMs: HALF_HOUR_MS,
  load: (ports: Ports, _: InLocale, signal) => ports.portal.marquee(signal),
});
export const banners = resource({
  name: 'banners',
  staleAfterMs: HALF_HOUR_MS,
  load: async (ports: Ports, { position }: InLocale & { readonly position: string }, signal) =>
    (await ports.loadPort('site')).banners(position, signal),
});
