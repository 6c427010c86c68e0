import { Suspense, useRef, type ComponentType, type ReactNode } from 'react';
import { useOwnLayer } from '../hooks/useLayer.ts';
import { menu } from './Menu.css.ts';

/** The props of a menu's list. */
export interface MenuControl {
  readonly label: string;
  /** Closes the menu, returns the focus to the button, then continues. */
  readonly back: (then?: () => void) => void;
  /** Closes the menu without moving the focus. */
  readonly hide: () => void;
}
export interface MenuProps {
  /** Unique on the page. */
  readonly name: string;
  readonly label: string;
  /** The list below the button, rendered while the menu is open; it may be lazily loaded. */
  readonly list: ComponentType<MenuControl>;
  /** Renders the button, with the attributes of a menu button. */
  readonly children: (button: MenuButton) => ReactNode;
}
export interface MenuButton {
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly onClick: () => void;
}

/** A button that opens a list of choices. */
export const Menu = ({ name, label, list: List, children }: MenuProps) => {
  const { open, show, hide, hideThen } = useOwnLayer(name);
  const root = useRef<HTMLDivElement>(null);
  const back = (then: () => void = () => {}) => {
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    hideThen(then);
  };
  return (
    <div className={menu} ref={root}>
      {children({ 'aria-haspopup': 'menu', 'aria-expanded': open, onClick: open ? () => back() : show })}
      {open && (
        <Suspense>
          <List label={label} back={back} hide={hide} />
        </Suspense>
      )}
    </div>
  );
};
