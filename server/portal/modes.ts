import type { Locale } from '#domain/locale/locale.ts';
import { modes, type LiveMode } from '#domain/schedule/mode.ts';
import { inLocale, type PortalContent } from '../shared/portalContent.ts';
import type { WordFiles } from '../page/build.ts';
import { wordIn } from './mergedWords.ts';

/**
 * The kinds of live content: first those that the operator lists, in that order, then the others in the built-in order.
 */
export const modesIn = (
  locale: Locale,
  own: NonNullable<PortalContent['modes']>,
  words: WordFiles,
): readonly LiveMode[] => {
  const place = (slug: string) => {
    const at = own.findIndex((one) => one.slug === slug);
    return at < 0 ? own.length : at;
  };
  return modes
    .map(({ liveModeId, slug, icon, room }) => {
      const said = own.find((one) => one.slug === slug);
      return {
        ...{ liveModeId, slug, icon: said?.icon ?? icon, livemode: room !== null },
        name:
          said?.name === undefined ? wordIn(words, locale, 'schedule', `modes.${slug}`) : inLocale(said.name, locale),
      };
    })
    .sort((a, b) => place(a.slug) - place(b.slug));
};
