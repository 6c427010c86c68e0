import { useState } from 'react';
import { shortened, TROUBLE } from '#domain/navigation/trouble.ts';
import type { PageError } from '#domain/navigation/navigation.ts';
import { reportTrouble } from '#machines/help/trouble.acts.ts';
import { useApp } from '../hooks/useApp.ts';
import { useFormAct } from '../hooks/useFormAct.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { TextArea } from '../kit/TextArea.tsx';
import { focusNow } from '../shared/focus.ts';
import { FormAlert } from '../shared/FormAlert.tsx';
import { report, reportForm } from './ErrorPage.css.ts';

/** SH-12: reports the fault to the operators, under the id that the page shows, optionally with the viewer's words. */
export const ReportTrouble = ({ error, id }: { readonly error: PageError; readonly id: string }) => {
  const t = useWords('errors');
  const { navigation } = useApp();
  const [stage, setStage] = useState<'offered' | 'writing' | 'sent'>('offered');
  const [note, setNote] = useState('');
  const { busy, press, trouble } = useFormAct(reportTrouble, {
    done: () => setStage('sent'),
    whyNot: ({ kind }) => t(kind === 'rateLimited' ? 'tooMany' : 'failed'),
  });
  const send = () => {
    const words = note.trim();
    void press({
      ...{ traceId: id, machine: 'navigation', state: `error ${error.status}` },
      event: shortened(navigation.getSnapshot().context.path, TROUBLE.lineMax),
      err: shortened(error.message, TROUBLE.lineMax),
      ...(words !== '' && { note: words }),
    });
  };
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
        if (!busy) send();
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
      <FormAlert>{trouble?.words}</FormAlert>
      <Button type="submit" tone="primary" busy={busy}>
        {t('send')}
      </Button>
    </form>
  );
};
