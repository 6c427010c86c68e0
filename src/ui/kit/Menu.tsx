import { Suspense, useRef, type ComponentType, type ReactNode } from 'react';
import { useOwnLayer } from '../hooks/useLayer.ts';
import { menu } from './Menu.css.ts';

/** What the list of a menu is given. */
export interface MenuControl {
  readonly label: string;
  /** Closes, gives the focus back to the button and goes on. */
  readonly back: (then?: () => void) => void;
  /** Closes and leaves the focus where it goes. */
  readonly hide: () => void;
}
export interface MenuProps {
  /** Unique on the page. */
  readonly name: string;
  readonly label: string;
  /** The list under the button, shown while the menu is open; its code may load with the first time. */
  readonly list: ComponentType<MenuControl>;
  /** The button, given what a menu's button needs. */
  readonly children: (button: MenuButton) => ReactNode;
}
export interface MenuButton {
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly onClick: () => void;
}

/** A button with a list of choices under it. */
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
