import { selectLocalPath } from '#machines/navigation/navigation.selectors.ts';
import type { MenuItem } from '#ports/portal.ts';
import { useApp } from '../hooks/useApp.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { GoTo } from '../kit/GoTo.tsx';
import { link } from './Navbar.css.ts';
import { nested } from './NestedItems.css.ts';

/** The items below an item of the wide navbar. */
export default function NestedItems({ items }: { readonly items: readonly MenuItem[] }) {
  const path = useSelector(useApp().navigation, selectLocalPath);
  return (
    <ul>
      {items.map(({ key, label, path: to }) => (
        <li key={key}>
          <GoTo className={link} to={to} aria-current={to === path ? 'page' : undefined}>
            <span className={nested}>{label}</span>
          </GoTo>
        </li>
      ))}
    </ul>
  );
}
