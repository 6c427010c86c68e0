import { Icon } from '../kit/Icon.tsx';
import type { MenuControl } from '../kit/Menu.tsx';
import { MenuList } from '../kit/MenuList.tsx';
import { useThemes } from '../shared/useThemes.ts';

export default function ThemeList(control: MenuControl) {
  const choices = useThemes().map(({ icon, ...choice }) => ({ ...choice, sign: <Icon name={icon} size={18} /> }));
  return <MenuList {...control} choices={choices} />;
}
