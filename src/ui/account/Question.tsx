import type { ReactNode } from 'react';
import { Button } from '../kit/Button.tsx';
import { focusNow } from '../shared/focus.ts';
import { FormAlert } from '../shared/FormAlert.tsx';
import { actions, form } from './rows.css.ts';

interface QuestionProps {
  readonly label: string;
  /** The question. */
  readonly children: ReactNode;
  readonly yes: string;
  readonly no: string;
  readonly busy: boolean;
  /** Why the action failed. */
  readonly trouble: string | null;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before something that is hard to undo; the focus is on the harmless answer. */
export const Question = ({ label, children, yes, no, busy, trouble, onYes, onNo }: QuestionProps) => (
  <div className={form} role="group" aria-label={label}>
    <p>{children}</p>
    <FormAlert>{trouble}</FormAlert>
    <p className={actions}>
      <Button tone="danger" busy={busy} onClick={onYes}>
        {yes}
      </Button>
      <Button tone="plain" ref={focusNow} onClick={onNo}>
        {no}
      </Button>
    </p>
  </div>
);
