import { useState } from 'react';
import type { ReportTarget } from '#domain/moderation/decision.ts';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { ReportPart } from './ReportPart.tsx';

interface ReportButtonProps {
  readonly target: ReportTarget;
  readonly name: string;
  /** What it does, with the name. */
  readonly label: string;
}

/** A button that reports a thing or a person. */
export const ReportButton = ({ target, name, label }: ReportButtonProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="flag" size={20} />
      </IconButton>
      {open && <ReportPart target={target} name={name} onClose={() => setOpen(false)} />}
    </>
  );
};
