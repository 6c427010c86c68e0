import { useState, type ReactNode } from 'react';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { useBackTo } from '../shared/focus.ts';
import { Question } from './Question.tsx';

interface AskedTwiceProps {
  /** What is done, on the button. */
  readonly label: string;
  /** What it means, asked before it is done. */
  readonly question: string;
  readonly busy: boolean;
  /** Why it was not done. */
  readonly trouble: string | null;
  readonly onYes: () => void;
  /** Stands in the question's place while who the member is is asked. */
  readonly asking?: ReactNode;
}

/** A button whose act is asked about in its place before it is done. */
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
