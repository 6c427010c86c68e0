import { useState } from 'react';
import { MUSIC } from '#domain/music/music.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import * as own from './playlist.css.ts';

interface NameSheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
}

/** Names a playlist. */
export default function NameSheet({ open, title, name, onClose, onName }: NameSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      {open && <Form name={name} onName={(chosen) => (onClose(), onName(chosen))} />}
    </Sheet>
  );
}

const Form = ({ name, onName }: Pick<NameSheetProps, 'name' | 'onName'>) => {
  const t = useWords('music');
  const [text, setText] = useState(name);
  const chosen = text.trim();
  return (
    <form
      className={own.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== '') onName(chosen);
      }}
    >
      <Field
        label={t('playlist.name')}
        value={text}
        maxLength={MUSIC.playlistName}
        required
        data-autofocus=""
        onChange={(event) => setText(event.target.value)}
      />
      <Button tone="primary" type="submit" disabled={chosen === ''}>
        {t('playlist.keep')}
      </Button>
    </form>
  );
};
