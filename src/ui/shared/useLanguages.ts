import { locales } from '#domain/locale/locale.ts';
import { selectWantedLocale } from '#machines/locale/locale.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useSelector } from '../hooks/useSelector.ts';

/** The languages by their own names; a change keeps path, query, scroll position and video. */
export const useLanguages = () => {
  const { locale: chart } = useApp();
  const current = useLocale();
  const wanted = useSelector(chart, selectWantedLocale);
  return locales.map(({ code, language, iso }) => ({
    key: code,
    label: language,
    lang: iso,
    checked: code === (wanted ?? current),
    onSelect: () => chart.send({ type: 'locale.choose', locale: code }),
  }));
};
