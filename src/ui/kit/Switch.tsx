import type { ReactNode } from 'react';
import { knob, switchLabel } from './Switch.css.ts';

/** A switch that takes effect at once; its label is beside it. */
export const Switch = ({
  on,
  onChange,
  disabled,
  children,
}: {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** Shows its state, but cannot be changed. */
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
