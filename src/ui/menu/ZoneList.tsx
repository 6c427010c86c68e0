import type { MenuControl } from '../kit/Menu.tsx';
import { MenuList } from '../kit/MenuList.tsx';
import { useZones } from '../shared/useZones.ts';

export default function ZoneList(control: MenuControl) {
  return <MenuList {...control} choices={useZones()} />;
}
