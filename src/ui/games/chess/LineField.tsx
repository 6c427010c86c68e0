import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import * as styles from './chess.css.ts';

interface LineFieldProps {
  readonly label: string;
  readonly button: string;
  /** Said where what was typed is of no use. */
  readonly wrong: string;
  readonly maxLength: number;
  /** Takes what was typed; false if it is of no use. */
  readonly take: (text: string) => boolean;
}

/** Something short that is typed and handed in by Enter or its button: a code, a move. */
export const LineField = ({ label, button, wrong, maxLength, take }: LineFieldProps) => {
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const hand = () => setRefused(!take(text));
  return (
    <div className={styles.handed}>
      <Field
        {...{ label, maxLength }}
        value={text}
        autoComplete="off"
        error={refused ? wrong : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') hand();
        }}
      />
      <Button onClick={hand}>{button}</Button>
    </div>
  );
};
