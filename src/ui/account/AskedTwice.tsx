import { useState, type ReactNode } from 'react';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { useBackTo } from '../shared/focus.ts';
import { Question } from './Question.tsx';

interface AskedTwiceProps {
  /** The button's label. */
  readonly label: string;
  /** The question, which says what the action means. */
  readonly question: string;
  readonly busy: boolean;
  /** Why the action failed. */
  readonly trouble: string | null;
  readonly onYes: () => void;
  /** Shown instead of the question while the member confirms who they are. */
  readonly asking?: ReactNode;
}

/** A button that is replaced by a question before its action is run. */
export const AskedTwice = ({ label, question, busy, trouble, onYes, asking = null }: AskedTwiceProps) => {
  const t = useWords('security');
  const [asked, setAsked] = useState(false);
  const opener = useBackTo(asked);
  if (!asked)
    return (
      <Button ref={opener} onClick={() => setAsked(true)}>
        {label}
      </Button>
    );
  return (
    asking ?? (
      <Question {...{ label, busy, trouble, onYes }} yes={label} no={t('cancel')} onNo={() => setAsked(false)}>
        {question}
      </Question>
    )
  );
};
