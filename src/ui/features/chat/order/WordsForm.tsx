import { useState } from 'react';
import { RULES } from '#domain/chat/rules.ts';
import { setRoomWords } from '#machines/chatRoom/chatRoom.acts.ts';
import { chatRoomWords } from '#machines/chatRoom/chatRoom.resources.ts';
import { useFormAct } from '../../../hooks/useFormAct.ts';
import { useNotify } from '../../../hooks/useNotify.ts';
import { useResource } from '../../../hooks/useResource.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Button } from '../../../kit/Button.tsx';
import { Failed } from '../../../kit/Failed.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { TextArea } from '../../../kit/TextArea.tsx';
import * as styles from './order.css.ts';

interface WordsFormProps {
  readonly groupId: string;
  readonly onDone: () => void;
}

/** CH-11: the words that are refused in the room. */
export const WordsForm = ({ groupId, onDone }: WordsFormProps) => {
  const t = useWords('chatOrder');
  const notify = useNotify();
  const { value: words, failure, retry } = useResource(chatRoomWords, { groupId });
  const [typed, setTyped] = useState<string | null>(null);
  const { press, busy, trouble } = useFormAct(setRoomWords, {
    done: () => {
      notify('success', t('wordsSaved'));
      onDone();
    },
  });
  if (!words) return failure ? <Failed failure={failure} onRetry={retry} /> : <Skeleton height={120} />;
  const text = typed ?? words.join('\n');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const lines = text.split('\n').map((line) => line.trim().slice(0, RULES.wordLength));
        void press({ groupId, words: lines.filter((line) => line !== '').slice(0, RULES.words) });
      }}
    >
      <TextArea
        label={t('words')}
        hint={t('wordsHint')}
        rows={6}
        value={text}
        error={trouble?.words}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" tone="primary" size="l" busy={busy}>
        {t('save')}
      </Button>
    </form>
  );
};
