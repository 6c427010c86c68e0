import { createContext, use } from 'react';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { Menu, type MenuControl } from '../kit/Menu.tsx';
import type { MenuChoice } from '../kit/MenuList.tsx';

const MenuList = lazyPart(async () => ({ default: (await import('../kit/MenuList.tsx')).MenuList }));
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
