import { createContext, use } from 'react';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { lazyPart } from './lazyPart.tsx';
import { Menu, type MenuControl } from './Menu.tsx';
import type { MenuChoice } from './MenuList.tsx';

const MenuList = lazyPart(async () => ({ default: (await import('./MenuList.tsx')).MenuList }));
const ChoicesContext = createContext<readonly MenuChoice[]>([]);
const List = (control: MenuControl) => <MenuList {...control} choices={use(ChoicesContext)} />;

interface ChoiceMenuProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly MenuChoice[];
}

/** What else can be done with something, behind three dots. */
export const ChoiceMenu = ({ name, label, choices }: ChoiceMenuProps) => (
  <ChoicesContext value={choices}>
    <Menu name={name} label={label} list={List}>
      {(button) => (
        <IconButton label={label} {...button}>
          <Icon name="ellipsis" size={20} />
        </IconButton>
      )}
    </Menu>
  </ChoicesContext>
);
