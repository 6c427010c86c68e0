import type { ReactNode } from 'react';
import { knob, switchLabel } from './Switch.css.ts';

/** On or off, at once; its words stand beside it. */
export const Switch = ({
  on,
  onChange,
  disabled,
  children,
}: {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** Says how it stands, and that it cannot be changed. */
  readonly disabled?: boolean;
  readonly children: ReactNode;
}) => (
  <button
    className={switchLabel}
    type="button"
    role="switch"
    aria-checked={on}
    disabled={disabled}
    onClick={() => onChange(!on)}
  >
    <span className={knob} data-on={on || undefined} />
    {children}
  </button>
);
