import { useState } from 'react';
import { RULES } from '#domain/chat/rules.ts';
import { pinMessage } from '#machines/chatRoom/chatRoom.acts.ts';
import { useFormAct } from '../../../hooks/useFormAct.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Button } from '../../../kit/Button.tsx';
import { TextArea } from '../../../kit/TextArea.tsx';
import * as styles from './order.css.ts';

interface AnnounceFormProps {
  readonly groupId: string;
  readonly onDone: () => void;
}

/** CH-9: says something in the own name and pins it. */
export const AnnounceForm = ({ groupId, onDone }: AnnounceFormProps) => {
  const t = useWords('chatOrder');
  const [text, setText] = useState('');
  const { press, busy, trouble } = useFormAct(pinMessage, { done: onDone });
  const tidy = text.trim();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (tidy !== '') void press({ groupId, text: tidy, on: true });
      }}
    >
      <TextArea
        label={t('announce')}
        hint={t('announceHint')}
        rows={3}
        maxLength={RULES.lengthMost}
        value={text}
        error={trouble?.words}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" tone="primary" size="l" busy={busy} disabled={tidy === ''}>
        {t('announceSend')}
      </Button>
    </form>
  );
};
