import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { MenuControl } from './Menu.tsx';
import { item, list } from './MenuList.css.ts';

export interface MenuChoice {
  readonly key: string;
  readonly label: ReactNode;
  /** Additional text, smaller and at the right. */
  readonly hint?: ReactNode;
  readonly sign?: ReactNode;
  /** Whether this choice is selected; absent for a plain command. */
  readonly checked?: boolean;
  readonly lang?: string;
  readonly onSelect: () => void;
}

const itemsIn = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

/** The choices of a menu: arrow keys move; Escape, Back and a press outside close it. */
export const MenuList = ({ label, back, hide, choices }: MenuControl & { readonly choices: readonly MenuChoice[] }) => {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const items = itemsIn(root.current);
    (items.find((one) => one.ariaChecked === 'true') ?? items[0])?.focus();
    const away = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.parentElement?.contains(event.target)) hide();
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [hide]);

  const walk = (event: KeyboardEvent) => {
    const items = itemsIn(root.current);
    const at = items.findIndex((one) => one === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to !== undefined) items[(to + items.length) % items.length]?.focus();
    else if (event.key === 'Escape') back();
    else if (event.key === 'Tab') hide();
    if (to !== undefined || event.key === 'Escape') event.preventDefault();
  };

  return (
    <div ref={root} className={list} role="menu" aria-label={label} tabIndex={-1} onKeyDown={walk}>
      {choices.map(({ key, label: words, hint, sign, checked, lang, onSelect }) => (
        <button
          key={key}
          className={item}
          type="button"
          role={checked === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={checked}
          lang={lang}
          tabIndex={-1}
          onClick={() => back(onSelect)}
        >
          {sign}
          <span>{words}</span>
          {hint && <small>{hint}</small>}
          {checked && <Icon name="check" />}
        </button>
      ))}
    </div>
  );
};
