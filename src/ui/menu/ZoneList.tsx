import type { MenuControl } from '../parts/Menu.tsx';
import { MenuList } from '../parts/MenuList.tsx';
import { useZones } from '../shared/useZones.ts';

export default function ZoneList(control: MenuControl) {
  return <MenuList {...control} choices={useZones()} />;
}
