import type { ReactNode } from 'react';
import { knob, switchLabel } from './Switch.css.ts';

/** On or off, at once; its words stand beside it. */
export const Switch = ({
  on,
  onChange,
  children,
}: {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ReactNode;
}) => (
  <button className={switchLabel} type="button" role="switch" aria-checked={on} onClick={() => onChange(!on)}>
    <span className={knob} data-on={on || undefined} />
    {children}
  </button>
);
