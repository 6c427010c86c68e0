import type { MenuControl } from '../kit/Menu.tsx';
import { MenuList } from '../kit/MenuList.tsx';
import { useLanguages } from '../shared/useLanguages.ts';

export default function LanguageList(control: MenuControl) {
  return <MenuList {...control} choices={useLanguages()} />;
}
