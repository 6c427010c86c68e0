import { useEffect, useId, useRef, type CSSProperties, type ReactNode } from 'react';
import { useWords } from '../hooks/useWords.ts';
import { giveFocusBack } from '../shared/focus.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { close, grab, head, sheet } from './Sheet.css.ts';

export interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The accessible name, shown as its heading. */
  readonly title: ReactNode;
  /** An icon before the title. */
  readonly sign?: ReactNode;
  /** In CSS pixels, from 1024 on; below that it is a sheet at the lower edge. */
  readonly width?: number;
  /** On a phone, always nine tenths of the height. */
  readonly tall?: boolean;
  /** From 1024 on it hangs below the top bar at the right, and the page beside it stays as bright as it is. */
  readonly hangs?: boolean;
  /** From 1024 on it comes from the right, as high as the window. */
  readonly aside?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog: centred where there is space, a sheet from the bottom on a phone. Escape, Back and a press outside
 * close it. An element with data-autofocus gets the focus first.
 */
export const Sheet = ({ open, onClose, title, sign, width = 420, tall, hangs, aside, children }: SheetProps) => {
  const t = useWords('shell');
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (open && dialog && !dialog.open) {
      const { documentElement } = document;
      const scrollbar = window.innerWidth - documentElement.clientWidth;
      if (!document.querySelector('dialog:modal')) documentElement.style.setProperty('--scrollbar', `${scrollbar}px`);
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    return () => {
      dialog?.close();
      // A dialog that is removed before it closes does not restore the focus.
      if (open) giveFocusBack(before);
    };
  }, [open]);
  if (!open) return null;
  return (
    <dialog
      ref={ref}
      className={sheet}
      data-tall={tall || undefined}
      data-hangs={hangs || undefined}
      data-aside={aside || undefined}
      style={{ '--sheet-width': `${width}px` } as CSSProperties}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div>
        <span className={grab} aria-hidden="true" />
        <header className={head}>
          {sign}
          <h2 id={titleId}>{title}</h2>
          <span className={close}>
            <IconButton label={t('close')} onClick={onClose}>
              <Icon name="x" size={20} />
            </IconButton>
          </span>
        </header>
        {children}
      </div>
    </dialog>
  );
};
