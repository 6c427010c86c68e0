import { Icon } from '../parts/Icon.tsx';
import type { MenuControl } from '../parts/Menu.tsx';
import { MenuList } from '../parts/MenuList.tsx';
import { useThemes } from '../shared/useThemes.ts';

export default function ThemeList(control: MenuControl) {
  const choices = useThemes().map(({ icon, ...choice }) => ({ ...choice, sign: <Icon name={icon} size={18} /> }));
  return <MenuList {...control} choices={choices} />;
}
