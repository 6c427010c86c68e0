import { useState } from 'react';
import { HANDOVER, isCode, tidyCode } from '#domain/handover/handover.ts';
import { enterCode } from '#machines/party/codes.acts.ts';
import { isRefused, useFormAct } from '../../hooks/useFormAct.ts';
import { useNavigate } from '../../hooks/useNavigate.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { CodeField } from '../../kit/CodeField.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import * as styles from './party.css.ts';

interface CodeSheetProps {
  readonly given: string;
  readonly onClose: () => void;
  readonly onTaken: (then: () => void) => void;
}

/** FI-11, FI-13: takes a code, and opens its film. */
export default function CodeSheet({ given, onClose, onTaken }: CodeSheetProps) {
  const t = useWords('party');
  const go = useNavigate();
  const [text, setText] = useState(given);
  /** What was entered last: its error is gone once something else stands in the field. */
  const [entered, setEntered] = useState<string | null>(null);
  const { press, busy, trouble } = useFormAct(enterCode, {
    whyNot: (failure) => t(isRefused(failure, 410) ? 'gone' : 'goFailed'),
    done: (path) => onTaken(() => go(path)),
  });
  const error = entered === text && (isCode(text) ? trouble?.words : t('short'));
  const submit = () => {
    setEntered(text);
    if (isCode(text)) void press(text);
  };
  return (
    <Sheet open onClose={onClose} title={t('enter')} sign={<Icon name="devices" size={20} />}>
      <form
        className={styles.sheet}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) submit();
        }}
      >
        <p>{t('enterFact')}</p>
        <CodeField
          label={t('enterLabel')}
          digits={HANDOVER.length}
          value={text}
          onText={(typed) => setText(tidyCode(typed).slice(0, HANDOVER.length))}
          error={error || null}
          inputMode="text"
          autoComplete="off"
          data-autofocus
        />
        <Button tone="primary" type="submit" busy={busy}>
          {t('go')}
        </Button>
      </form>
    </Sheet>
  );
}
