import { useEffect, useRef } from 'react';
import { Button } from '../kit/Button.tsx';
import { sure } from './FormView.css.ts';

/** An inline question before something that cannot be undone. */
export const Sure = ({
  question,
  yes,
  no,
  onYes,
  onNo,
}: {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}) => {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div className={sure} role="group" aria-label={question}>
      <p>{question}</p>
      <Button tone="danger" size="s" onClick={onYes}>
        {yes}
      </Button>
      <Button ref={stay} tone="quiet" size="s" onClick={onNo}>
        {no}
      </Button>
    </div>
  );
};
