import { useState, type ReactNode } from 'react';
import type { ReportTarget } from '#domain/moderation/decision.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { ReportPart } from './ReportPart.tsx';

interface ReportButtonProps {
  readonly target: ReportTarget;
  readonly name: string;
  /** For those who do not see it, with the name. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A button that reports a thing or a person. */
export const ReportButton = ({ target, name, label, children }: ReportButtonProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="s" tone="plain" aria-haspopup="dialog" aria-label={label} onClick={() => setOpen(true)}>
        <Icon name="flag" size={16} />
        {children}
      </Button>
      {open && <ReportPart target={target} name={name} onClose={() => setOpen(false)} />}
    </>
  );
};
