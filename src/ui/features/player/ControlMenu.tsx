import { useRef, type ReactNode } from 'react';
import { useOwnLayer } from '../../hooks/useLayer.ts';
import { usePressOutside } from '../../hooks/usePressOutside.ts';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import * as styles from './Controls.css.ts';

interface ControlMenuProps {
  readonly layer: string;
  /** What the button does, for those who do not see it. */
  readonly label: string;
  /** Over the choices, where they come as a sheet. */
  readonly title: string;
  readonly icon: IconName;
  /** What stands on the button beside its icon. */
  readonly text: ReactNode;
  readonly keys?: string;
  /** Another button opens the layer. */
  readonly elsewhere?: boolean;
  /** The choices come as a sheet: over a phone's picture there is no room for them. */
  readonly phone: boolean;
  /** The choices; `close` gives the focus back to the button. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button of the controls with choices over it; they are a layer, so Back and Escape close them. */
export const ControlMenu = ({
  layer,
  label,
  title,
  icon,
  text,
  keys,
  elsewhere,
  phone,
  children,
}: ControlMenuProps) => {
  const { open, show, hide } = useOwnLayer(layer);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  usePressOutside(root, open && !phone, hide);
  const back = () => {
    hide();
    button.current?.focus();
  };
  return (
    <div
      className={styles.menuRoot}
      ref={root}
      role="presentation"
      onKeyDown={(event) => {
        if (!open || event.key !== 'Escape') return;
        event.stopPropagation();
        back();
      }}
    >
      <button
        ref={button}
        className={styles.menuButton}
        hidden={elsewhere}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        aria-keyshortcuts={keys}
        onClick={open ? back : show}
      >
        <Icon name={icon} size={22} />
        {text}
      </button>
      {open && !phone && children(back)}
      <Sheet open={open && phone} onClose={back} title={title}>
        {children(back)}
      </Sheet>
    </div>
  );
};
