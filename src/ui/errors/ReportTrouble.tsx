import { useState } from 'react';
import { shortened, TROUBLE } from '#domain/navigation/trouble.ts';
import type { PageError } from '#domain/navigation/navigation.ts';
import { useApp } from '../hooks/useApp.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { TextArea } from '../kit/TextArea.tsx';
import { focusNow } from '../shared/focus.ts';
import { FormAlert } from '../shared/FormAlert.tsx';
import { useTask } from '../shared/useTask.ts';
import { report, reportForm } from './ErrorPage.css.ts';

/** SH-12: reports the fault to the operators, under the id that the page shows, optionally with the viewer's words. */
export const ReportTrouble = ({ error, id }: { readonly error: PageError; readonly id: string }) => {
  const t = useWords('errors');
  const { loadPort, navigation } = useApp();
  const [stage, setStage] = useState<'offered' | 'writing' | 'sent'>('offered');
  const [note, setNote] = useState('');
  const task = useTask(
    async (signal) => {
      const { path } = navigation.getSnapshot().context;
      const words = note.trim();
      return (await loadPort('trouble')).report(
        {
          ...{ traceId: id, machine: 'navigation', state: `error ${error.status}` },
          event: shortened(path, TROUBLE.lineMax),
          err: shortened(error.message, TROUBLE.lineMax),
          ...(words !== '' && { note: words }),
        },
        signal,
      );
    },
    () => setStage('sent'),
  );
  if (stage === 'sent')
    return (
      <p ref={focusNow} tabIndex={-1} className={report}>
        {t('sent', { id })}
      </p>
    );
  if (stage === 'offered')
    return (
      <p className={report}>
        <Button tone="plain" onClick={() => setStage('writing')}>
          {t('report')}
        </Button>
      </p>
    );
  return (
    <form
      className={reportForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (!task.busy) task.start();
      }}
    >
      <TextArea
        ref={focusNow}
        label={t('note')}
        hint={t('noteHint')}
        rows={3}
        maxLength={TROUBLE.noteMax}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <FormAlert>{task.failure && t(task.failure.kind === 'rateLimited' ? 'tooMany' : 'failed')}</FormAlert>
      <Button type="submit" tone="primary" busy={task.busy}>
        {t('send')}
      </Button>
    </form>
  );
};
