import { selectLocalPath } from '#machines/navigation/navigation.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { useNavigate } from '../hooks/useNavigate.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { withScroll } from '../shared/entryScroll.ts';
import type { PageTab } from './RoomTabs.tsx';

/**
 * The tab in the address (`?tab=odds`), else the first; choosing one changes the address and keeps the scroll position.
 */
export const useTab = (tabs: readonly PageTab[]): readonly [PageTab | null, (tab: PageTab) => void] => {
  const wanted = useQuery('tab');
  const path = useSelector(useApp().navigation, selectLocalPath);
  const go = useNavigate();
  const tab = tabs.find((one) => one === wanted) ?? tabs[0] ?? null;
  return [
    tab,
    (next) =>
      go(next === tabs[0] ? path : `${path}?tab=${next}`, { replace: true, state: withScroll(null, window.scrollY) }),
  ];
};
