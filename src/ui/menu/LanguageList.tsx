import type { MenuControl } from '../parts/Menu.tsx';
import { MenuList } from '../parts/MenuList.tsx';
import { useLanguages } from '../shared/useLanguages.ts';

export default function LanguageList(control: MenuControl) {
  return <MenuList {...control} choices={useLanguages()} />;
}
